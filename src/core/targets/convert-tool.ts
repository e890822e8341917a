import { isObject, type JsonObject } from '../model/json.ts';
import type { Tool } from '../model/tool.ts';
import { say } from '../words/words.ts';
import type { Conversion, ConvertOptions } from './conversion.ts';
import type { Target } from './define-target.ts';
import { createLedger, statusOf } from './ledger.ts';

export function convertTool(tool: Tool, target: Target, name: string, _options: ConvertOptions): Conversion {
  const ledger = createLedger();
  const schema = isObject(tool.parameters) ? tool.parameters : {};
  const body: JsonObject = {
    ...(target.family.startsWith('openai') && target.envelope.body.length === 0 && { type: 'function' }),
    name,
    ...(tool.description !== undefined && { description: tool.description }),
    [target.envelope.parametersField]: { ...schema, type: 'object' },
    ...(target.family.startsWith('openai') && { strict: target.strict }),
    ...(target.id === 'anthropic:strict' && { strict: true }),
  };
  const payload = target.envelope.body.length > 0 ? { type: 'function', function: body } : body;
  if (name !== tool.name) {
    ledger.lose({
      kind: 'rewritten',
      at: ['name'],
      message: say('target-name-rewritten', {
        name: tool.name,
        sent: name,
        target: target.label,
        pattern: target.name.pattern.source,
      }),
    });
  }
  return {
    target: target.id,
    payload,
    status: statusOf(ledger.losses),
    losses: ledger.losses,
    ...(name !== tool.name && { nameMap: { [name]: tool.name } }),
    provenance: [{ payload: [], descriptor: [] }],
  };
}
