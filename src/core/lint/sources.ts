import type { RuleSource } from './define-rule.ts';

const CHECKED_ON = '2026-11-29';

/** A section of the publisher-side specification that descriptor format 1 follows. */
export function documentationSpec(section: string): RuleSource {
  return { title: `Function Calling Documentation Specification, section ${section}`, checkedOn: CHECKED_ON };
}

export const TOOL_DESIGN: RuleSource = {
  title: 'AI Engineering from Scratch, phase 13: tool schema design',
  url: 'https://github.com/rohitg00/ai-engineering-from-scratch',
  checkedOn: CHECKED_ON,
};

export const SCHEMA_LESSON: RuleSource = {
  title: 'Lesson 43: defining tool schemas with JSON Schema',
  checkedOn: CHECKED_ON,
};

export const CLEAR_ARGUMENTS: RuleSource = {
  title: 'Describe tools so arguments have a clear meaning',
  checkedOn: CHECKED_ON,
};

export const MCP_TOOLS: RuleSource = {
  title: 'Model Context Protocol, revision 2025-11-25: tools',
  url: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools',
  checkedOn: CHECKED_ON,
};

export const ANTHROPIC_TOOLS: RuleSource = {
  title: 'Anthropic: writing effective tools for agents',
  url: 'https://www.anthropic.com/engineering/writing-tools-for-agents',
  checkedOn: CHECKED_ON,
};

export const SMELLS_STUDY: RuleSource = {
  title: 'Smells in tool descriptions: a study of 10,831 MCP servers (arXiv 2602.18914)',
  url: 'https://arxiv.org/abs/2602.18914',
  checkedOn: CHECKED_ON,
};

export const DESCRIPTOR_FORMAT: RuleSource = { title: 'Toolscribe descriptor format 1', checkedOn: CHECKED_ON };
