import { SEVERITIES } from './diagnostic.ts';
import { EVERY_TARGET, TARGET_IDS } from './target-id.ts';

const ignoreEntry = {
  type: 'object',
  required: ['rule', 'reason'],
  properties: {
    rule: { type: 'string', description: 'Id of the rule.' },
    tool: { type: 'string', description: 'Name of the one tool this holds for; without it, for all.' },
    pointer: { type: 'string', description: 'JSON Pointer from the tool’s root; without it, for the whole tool.' },
    reason: { type: 'string', minLength: 1, description: 'Why the finding is not to be mended.' },
  },
} as const;

/** The settings object: a catalogue's `lint` key, or toolscribe.config.json. */
export const settingsSchema = {
  type: 'object',
  description: 'Which rules hold, how severe they are, and which providers the tools are meant for.',
  properties: {
    preset: {
      enum: ['recommended', 'essentials', 'strict'],
      description: 'The set of rules to start from: the usual ones, only what breaks, or every rule.',
    },
    targets: {
      description:
        'Providers that the tools are sent to; their losses and limits become findings. "all" asks for tools that are valid everywhere.',
      anyOf: [{ const: EVERY_TARGET }, { type: 'array', items: { enum: [...TARGET_IDS] } }],
    },
    mcp_revision: {
      enum: ['2025-06-18', '2025-11-25', '2026-07-28'],
      description: 'Revision of the Model Context Protocol that the server speaks.',
    },
    rules: {
      type: 'object',
      additionalProperties: { enum: [...SEVERITIES, 'off'] },
      description: 'Severity by rule id, or "off".',
    },
    thresholds: {
      type: 'object',
      additionalProperties: { type: 'number' },
      description: 'Limits that rules compare with, by name.',
    },
    ignore: { type: 'array', items: ignoreEntry, description: 'Findings to leave out, each with a reason.' },
  },
} as const;

export const lintIgnoreSchema = {
  type: 'array',
  description: 'Findings of this tool to leave out, each with a reason.',
  items: ignoreEntry,
} as const;
