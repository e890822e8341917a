import { familyOf, type TargetId } from '../../model/target-id.ts';
import { judgeTotals, type RequestTopic } from '../../targets/limits/judge-request.ts';
import { defineRule, type RuleContext } from '../define-rule.ts';
import { toDescriptorPointer } from '../schema/payload-place.ts';

export const providerRequestLimit = defineRule({
  id: 'provider-request-limit',
  family: 'provider',
  severity: 'error',
  preset: 'essentials',
  summary: 'All tools of the document fit into one request to each target.',
  why: 'Limits on a whole request, such as 128 tools or 24 optional parameters in strict tools, make every call fail at once.',
  source: {
    title: 'Anthropic: strict tool use, request limits',
    url: 'https://platform.claude.com/docs/en/agents-and-tools/tool-use/strict-tool-use',
    checkedOn: '2026-11-29',
  },
  messages: { over: 'All tools together break a limit of the target.' },
  examples: {
    good: [[{ name: 'a', description: 'Adds.', parameters: { type: 'object', properties: {} } }]],
    bad: [
      {
        tools: Array.from({ length: 129 }, (_, index) => ({
          name: `tool_${index}`,
          description: 'Adds.',
          parameters: { type: 'object', properties: {} },
        })),
        targets: ['openai-chat'],
        expect: 'over',
        at: '',
      },
    ],
  },
  /** Names are left out: they are made distinct when a request is built, and have rules of their own. */
  checkCatalogue(tools, report, context) {
    for (const target of context.targets) {
      const conversions = tools.map((tool) => context.convert(tool, target));
      const payloads = conversions.map(({ payload }) => payload);
      for (const { tool, pointer, topic, severity, message } of judgeTotals(payloads, target)) {
        if (isJudgedAsWritten(target, topic, context)) continue;
        const place = tool < 0 ? [] : toDescriptorPointer(conversions[tool], pointer);
        report(tool, 'over', place, { target, message, severity });
      }
    }
  },
});

/** A document in the target's own format is judged as it is; a strict mode of it adds only what strictness asks for. */
function isJudgedAsWritten(target: TargetId, topic: RequestTopic, { format }: RuleContext): boolean {
  return familyOf(target) === format && (topic === 'count' || !target.endsWith(':strict'));
}
