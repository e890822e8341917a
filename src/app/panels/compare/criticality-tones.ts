import type { Criticality } from '../../../core/diff/change.ts';

export const CRITICALITY_TONES: Readonly<Record<Criticality, string>> = {
  breaking: 'tone-error',
  risky: 'tone-warning',
  safe: 'tone-good',
};
