import { descriptionMissing } from './description-missing.ts';
import { nameMissing } from './name-missing.ts';

/** Every rule, sorted by id: one import and one line each. */
export const RULES = [descriptionMissing, nameMissing] as const;

export type RuleId = (typeof RULES)[number]['id'];
