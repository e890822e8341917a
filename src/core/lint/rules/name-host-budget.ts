import { defineRule } from '../define-rule.ts';

export const nameHostBudget = defineRule({
  id: 'name-host-budget',
  family: 'name',
  severity: 'warning',
  preset: 'recommended',
  summary: 'A tool name leaves room for the server name that clients put in front.',
  why: 'Cursor counts server and tool name together and leaves out anything longer than 60 characters; VS Code puts "mcp_" and the server name in front. Set the threshold "host_prefix" to the length of your prefix.',
  source: {
    title: 'awslabs/mcp issue 1283: names over 60 characters are filtered out',
    url: 'https://github.com/awslabs/mcp/issues/1283',
    checkedOn: '2026-11-29',
  },
  messages: {
    over: 'With a {prefix}-character server name in front, "{name}" has {total} characters; above {limit}, some clients leave the tool out. Shorten the name.',
  },
  examples: {
    good: [{ name: 'list_unpaid_invoices' }],
    bad: [
      {
        tool: { name: 'list_unpaid_invoices_of_the_customer_with_reminders_sent' },
        expect: 'over',
        at: '/name',
      },
    ],
  },
  /** What is too long by itself is a finding of `name-length`; in a request nothing is put before a name. */
  check(tool, report, { thresholds, format }) {
    if (format !== 'mcp' && format !== 'descriptor') return;
    const { host_name_max: limit, host_prefix: prefix, name_max: longest } = thresholds;
    const total = tool.name.length + prefix;
    if (total <= limit || tool.name.length > longest) return;
    const severity = tool.name.length > limit ? 'warning' : 'info';
    report('over', ['name'], { data: { name: tool.name, prefix, total, limit }, severity });
  },
});
