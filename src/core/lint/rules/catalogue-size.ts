import { TARGET_FAMILIES, type TargetId } from '../../model/target-id.ts';
import type { Tool } from '../../model/tool.ts';
import { TARGETS } from '../../targets/index.ts';
import { defineRule, type RuleContext } from '../define-rule.ts';

const COMFORTABLE = 20;

export const catalogueSize = defineRule({
  id: 'catalogue-size',
  family: 'catalogue',
  severity: 'info',
  preset: 'recommended',
  summary: 'A catalogue that is sent as a whole stays small.',
  why: 'Tool selection gets worse with every tool added; OpenAI advises fewer than 20 at the start of a turn, and several clients stop at 128.',
  source: {
    title: 'OpenAI: function calling, best practices',
    url: 'https://platform.openai.com/docs/guides/function-calling',
    checkedOn: '2026-11-29',
  },
  messages: {
    many: 'There are {count} tools in one catalogue; models choose best among fewer than {comfortable}. Split them into groups, or load them through tool search.',
    tooMany:
      'There are {count} tools in one catalogue; several providers and clients take at most {limit} in a request. Split the catalogue.',
  },
  examples: {
    good: [[{ name: 'a' }, { name: 'b' }]],
    bad: [
      { tools: Array.from({ length: 21 }, (_, index) => ({ name: `tool_${index}` })), expect: 'many', at: '' },
      { tools: Array.from({ length: 129 }, (_, index) => ({ name: `tool_${index}` })), expect: 'tooMany', at: '' },
    ],
  },
  checkCatalogue(tools, report, context) {
    const count = tools.length;
    const limit = context.thresholds.tools_max;
    if (isTold(tools, context)) return;
    if (count > limit) report(-1, 'tooMany', [], { data: { count, limit }, severity: 'warning' });
    else if (count > COMFORTABLE) report(-1, 'many', [], { data: { count, comfortable: COMFORTABLE } });
  },
});

/** Whether a rule about one of the targets, or about the document's own format, says already that it takes no more. */
function isTold(tools: readonly Tool[], { targets, format, thresholds, convert }: RuleContext): boolean {
  const isOver = (target: TargetId, sent: () => number) => {
    const limit = TARGETS[target].limits.tools?.value ?? Number.POSITIVE_INFINITY;
    return tools.length > limit && limit <= thresholds.tools_max && sent() > limit;
  };
  const sentTo = (target: TargetId) => tools.filter((tool) => convert(tool, target).payload !== null).length;
  const own = TARGET_FAMILIES.find((family) => family === format);
  return (
    (own !== undefined && isOver(own, () => tools.length)) ||
    targets.some((target) => isOver(target, () => sentTo(target)))
  );
}
