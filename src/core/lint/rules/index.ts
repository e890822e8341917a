import { descriptionMissing } from './description-missing.ts';
import { lintIgnore } from './lint-ignore.ts';
import { nameArgument } from './name-argument.ts';
import { nameFormat } from './name-format.ts';
import { nameGeneric } from './name-generic.ts';
import { nameLength } from './name-length.ts';
import { nameMissing } from './name-missing.ts';
import { nameTense } from './name-tense.ts';
import { nameVerb } from './name-verb.ts';
import { nameVerbOrder } from './name-verb-order.ts';

/** Every rule, sorted by id: one import and one line each. */
export const RULES = [
  descriptionMissing,
  lintIgnore,
  nameArgument,
  nameFormat,
  nameGeneric,
  nameLength,
  nameMissing,
  nameTense,
  nameVerb,
  nameVerbOrder,
] as const;

export type RuleId = (typeof RULES)[number]['id'];
