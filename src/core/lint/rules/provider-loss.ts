import type { Message, MessageData } from '../../model/message.ts';
import { formatPointer, type Pointer } from '../../model/pointer.ts';
import { TARGET_IDS, type TargetId } from '../../model/target-id.ts';
import type { Tool } from '../../model/tool.ts';
import { TARGETS } from '../../targets/index.ts';
import { defineRule, type RuleContext } from '../define-rule.ts';
import { OPENAI_OUTPUTS } from '../schema/sources.ts';

export const providerLoss = defineRule({
  id: 'provider-loss',
  family: 'provider',
  severity: 'info',
  preset: 'recommended',
  summary: 'What a target does not accept is shown, not silently dropped.',
  why: 'A constraint that a target drops, or keeps only as text, is not enforced there; the tool must check it itself.',
  source: OPENAI_OUTPUTS,
  messages: {
    lost: 'This part does not reach this target unchanged.',
    lostIn: {
      one: '{count} of {all} targets does not take this part unchanged: {targets}.',
      other: '{count} of {all} targets do not take this part unchanged: {targets}.',
    },
  },
  examples: {
    good: [{ name: 'a', description: 'Adds.', parameters: { type: 'object', properties: { n: { type: 'number' } } } }],
    bad: [
      {
        tool: {
          name: 'a',
          description: 'Tags.',
          parameters: {
            type: 'object',
            properties: { tags: { type: 'array', items: { type: 'string' }, uniqueItems: true } },
            required: ['tags'],
          },
        },
        targets: ['gemini'],
        expect: 'lost',
        at: '/parameters/properties/tags/uniqueItems',
      },
      {
        tool: {
          name: 'a',
          description: 'Waits.',
          parameters: {
            type: 'object',
            properties: { seconds: { type: 'integer', minimum: 1 } },
            required: ['seconds'],
          },
          idempotency: { safe: true },
        },
        targets: TARGET_IDS,
        expect: 'lostIn',
        at: '/idempotency',
      },
    ],
  },
  check(tool, report, context) {
    const losses = context.targets.flatMap((target) => lossesIn(tool, target, context));
    const isEverywhere = TARGET_IDS.every((target) => context.targets.includes(target));
    for (const group of isEverywhere ? byPlace(losses) : losses.map((loss) => [loss] as const)) {
      const [{ target, message, pointer }] = group;
      if (group.length === 1) report('lost', pointer, { target, message });
      else report('lostIn', pointer, { data: wordsOf(group) });
    }
  },
});

interface LossIn {
  readonly target: TargetId;
  readonly pointer: Pointer;
  readonly message: Message;
}
type Group = readonly [LossIn, ...LossIn[]];

function lossesIn(tool: Tool, target: TargetId, context: RuleContext): readonly LossIn[] {
  const { status, losses } = context.convert(tool, target);
  if (status === 'refused') return [];
  return losses.flatMap(({ kind, pointer, message }) =>
    kind === 'dropped' || kind === 'described' ? [{ target, pointer, message }] : [],
  );
}

/** Who asks for all targets asks where the tool differs, not eleven times by how much. */
function byPlace(losses: readonly LossIn[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const loss of losses) {
    const place = formatPointer(loss.pointer);
    const group = groups.get(place);
    if (group === undefined) groups.set(place, [loss]);
    else if (!group.some(({ target }) => target === loss.target)) groups.set(place, [...group, loss]);
  }
  return [...groups.values()];
}

function wordsOf(group: Group): MessageData {
  const names = group.map(({ target }) => TARGETS[target].label);
  return { count: group.length, all: TARGET_IDS.length, targets: names.join(', ') };
}
