import type { RuleSource } from '../define-rule.ts';

export const TOOL_POISONING: RuleSource = {
  title: 'Invariant Labs: MCP security notification, tool poisoning attacks',
  url: 'https://invariantlabs.ai/blog/mcp-security-notification-tool-poisoning-attacks',
  checkedOn: '2026-11-29',
};
export const MCPTOX: RuleSource = {
  title: 'MCPTox: a benchmark for tool poisoning attack on real-world MCP servers',
  url: 'https://arxiv.org/abs/2508.14925',
  checkedOn: '2026-11-29',
};
export const UNICODE_SECURITY: RuleSource = {
  title: 'Unicode Technical Standard 39: Unicode security mechanisms',
  url: 'https://www.unicode.org/reports/tr39/',
  checkedOn: '2026-11-29',
};
export const UNICODE_EMOJI: RuleSource = {
  title: 'Unicode Technical Standard 51: Unicode emoji, annex C (emoji tag sequences)',
  url: 'https://www.unicode.org/reports/tr51/',
  checkedOn: '2026-11-29',
};
export const TROJAN_SOURCE: RuleSource = {
  title: 'Trojan Source: invisible vulnerabilities',
  url: 'https://trojansource.codes/',
  checkedOn: '2026-11-29',
};
