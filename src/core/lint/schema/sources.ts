import type { RuleSource } from '../define-rule.ts';

const CHECKED_ON = '2026-11-29';

export const VALIDATION: RuleSource = {
  title: 'JSON Schema 2020-12: validation vocabulary',
  url: 'https://json-schema.org/draft/2020-12/json-schema-validation',
  checkedOn: CHECKED_ON,
};
export const JSON_SCHEMA_CORE: RuleSource = {
  title: 'JSON Schema 2020-12: core and applicator vocabulary',
  url: 'https://json-schema.org/draft/2020-12/json-schema-core',
  checkedOn: CHECKED_ON,
};
export const UNDERSTANDING: RuleSource = {
  title: 'Understanding JSON Schema',
  url: 'https://json-schema.org/understanding-json-schema/reference',
  checkedOn: CHECKED_ON,
};
export const ECMA_PATTERNS: RuleSource = {
  title: 'JSON Schema 2020-12, section 6.4: regular expressions',
  url: 'https://json-schema.org/draft/2020-12/json-schema-core#section-6.4',
  checkedOn: CHECKED_ON,
};
export const REDOS: RuleSource = {
  title: 'OWASP: regular expression denial of service',
  url: 'https://owasp.org/www-community/attacks/Regular_expression_Denial_of_Service_-_ReDoS',
  checkedOn: CHECKED_ON,
};
export const OPENAI_OUTPUTS: RuleSource = {
  title: 'OpenAI: structured outputs, supported schemas',
  url: 'https://platform.openai.com/docs/guides/structured-outputs',
  checkedOn: CHECKED_ON,
};
export const VSCODE_TOOLS: RuleSource = {
  title: 'VS Code: tool parameters array type must have items (microsoft/vscode#246119)',
  url: 'https://github.com/microsoft/vscode/issues/246119',
  checkedOn: CHECKED_ON,
};
