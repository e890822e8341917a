import type { ChangeFact, ChangeKind, Criticality } from './change.ts';

type Policy = Criticality | { readonly input: Criticality; readonly output: Criticality };

/** Breaking: calls that worked are refused, or mean something else. Risky: they work, and someone should look. */
const POLICY: Readonly<Record<ChangeKind, Policy>> = {
  'tool-removed': 'breaking',
  'tool-added': 'safe',
  'tool-deprecated': 'risky',
  'description-changed': 'safe',
  'required-property-added': { input: 'breaking', output: 'safe' },
  'property-added': 'safe',
  'property-removed': 'breaking',
  'property-required': { input: 'breaking', output: 'safe' },
  'property-optional': { input: 'safe', output: 'breaking' },
  'type-narrowed': { input: 'breaking', output: 'safe' },
  'type-widened': { input: 'safe', output: 'breaking' },
  'type-changed': 'breaking',
  'enum-value-removed': { input: 'breaking', output: 'safe' },
  'enum-value-added': { input: 'safe', output: 'risky' },
  'constraint-tightened': { input: 'breaking', output: 'safe' },
  'constraint-loosened': { input: 'safe', output: 'risky' },
  'constraint-changed': { input: 'breaking', output: 'risky' },
  'object-closed': { input: 'breaking', output: 'safe' },
  'object-opened': { input: 'safe', output: 'risky' },
  'branch-removed': { input: 'breaking', output: 'safe' },
  'branch-added': { input: 'safe', output: 'risky' },
  'default-changed': 'risky',
  'part-deprecated': 'risky',
  'documentation-changed': 'safe',
  'schema-removed': { input: 'risky', output: 'breaking' },
  'schema-added': { input: 'breaking', output: 'safe' },
  'schema-changed': 'risky',
  'error-removed': 'risky',
  'error-added': 'risky',
  'error-changed': 'risky',
  'hint-changed': 'risky',
  'hint-stated': 'safe',
  'meaning-changed': 'breaking',
  'rules-changed': 'risky',
  'access-changed': 'risky',
  'provider-options-changed': 'risky',
  'block-changed': 'safe',
  'security-finding': 'risky',
};

export function criticalityOf({ kind, side = 'input' }: Pick<ChangeFact, 'kind' | 'side'>): Criticality {
  const policy = POLICY[kind];
  return typeof policy === 'string' ? policy : policy[side];
}
