import { familyOf, type TargetFamily, type TargetId } from '../../core/model/target-id.ts';

interface FamilyFace {
  readonly label: string;
  /** One or two letters for the tools' list. */
  readonly letter: string;
  /** The mode behind the switch in the column's head, and what the switch is called there. */
  readonly switched?: { readonly target: TargetId; readonly label: 'app-strict' | 'app-full-schema' };
}

export const FAMILY_FACES: Readonly<Record<TargetFamily, FamilyFace>> = {
  'openai-responses': {
    label: 'OpenAI Responses',
    letter: 'O',
    switched: { target: 'openai-responses:strict', label: 'app-strict' },
  },
  'openai-chat': {
    label: 'OpenAI Chat',
    letter: 'C',
    switched: { target: 'openai-chat:strict', label: 'app-strict' },
  },
  anthropic: { label: 'Anthropic', letter: 'A', switched: { target: 'anthropic:strict', label: 'app-strict' } },
  gemini: { label: 'Gemini', letter: 'G', switched: { target: 'gemini:json', label: 'app-full-schema' } },
  mcp: { label: 'MCP', letter: 'M' },
};

/** Revisions of MCP, newest first, as the column's list offers them. */
export const MCP_REVISIONS: readonly { readonly target: TargetId; readonly label: string }[] = [
  { target: 'mcp', label: '2026-07-28' },
  { target: 'mcp:2025-11-25', label: '2025-11-25' },
  { target: 'mcp:2025-06-18', label: '2025-06-18' },
];

export function targetLabel(target: TargetId): string {
  const { label } = FAMILY_FACES[familyOf(target)];
  const [, mode] = target.split(':');
  return mode === undefined ? label : `${label} ${mode}`;
}
