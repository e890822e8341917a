import { descriptorProperties } from './descriptor-properties.ts';
import { settingsSchema } from './settings-schema.ts';
import { REQUIRED_BLOCKS } from './tool.ts';

/**
 * JSON Schema of descriptor format 1: one descriptor, a list of them, or a catalogue. Its descriptions are what hover
 * shows. Unknown keys are allowed, as they are kept; a rule reports them.
 */
export const descriptorSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'toolscribe-descriptor-1.schema.json',
  title: 'Tool descriptors, format 1',
  description: 'Descriptions of tools for LLM agents: one descriptor, a list, or a catalogue.',
  anyOf: [
    { $ref: '#/$defs/catalogue' },
    { type: 'array', items: { $ref: '#/$defs/tool' }, description: 'A list of descriptors.' },
    { $ref: '#/$defs/tool' },
  ],
  $defs: {
    catalogue: {
      type: 'object',
      description: 'Tools that are released together, with the settings that hold for them.',
      required: ['tools'],
      properties: {
        name: { type: 'string', description: 'What the catalogue is called.' },
        version: { $ref: '#/$defs/version' },
        lint: { $ref: '#/$defs/settings' },
        tools: { type: 'array', items: { $ref: '#/$defs/tool' }, description: 'One descriptor per tool.' },
      },
    },
    tool: {
      type: 'object',
      description: 'One tool: its contract with the model that calls it.',
      required: [...REQUIRED_BLOCKS],
      properties: descriptorProperties,
    },
    version: {
      type: 'string',
      pattern: '^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?$',
      description: 'SemVer. A change that breaks a caller needs a new major version.',
    },
    schema: {
      type: ['object', 'boolean'],
      description: 'A JSON Schema, draft 2020-12.',
    },
    settings: settingsSchema,
  },
} as const;
