import type { Source } from './define-target.ts';

/** Where the providers' rules were read. One entry per document. */
export const SOURCES = {
  openaiTypes: {
    title: 'openai 7.59.0, declarations of FunctionTool and FunctionDefinition',
    url: 'https://www.npmjs.com/package/openai/v/7.59.0',
    checkedOn: '2026-11-29',
  },
  openaiSpec: {
    title: 'OpenAI API description, FunctionToolParam',
    url: 'https://github.com/openai/openai-openapi',
    checkedOn: '2026-11-29',
  },
  openaiStructuredOutputs: {
    title: 'OpenAI guide, Structured Outputs: supported schemas',
    url: 'https://developers.openai.com/api/docs/guides/structured-outputs',
    checkedOn: '2026-11-29',
  },
  openaiFunctionCalling: {
    title: 'OpenAI guide, Function calling',
    url: 'https://developers.openai.com/api/docs/guides/function-calling',
    checkedOn: '2026-11-29',
  },
  openaiReports: {
    title: 'Answers of the OpenAI API with status 400, quoted in public issues',
    url: 'https://github.com/openai/openai-node/issues/1119',
    checkedOn: '2026-11-29',
  },
  anthropicTypes: {
    title: '@anthropic-ai/sdk 1.14.0, declaration of Tool',
    url: 'https://www.npmjs.com/package/@anthropic-ai/sdk/v/1.14.0',
    checkedOn: '2026-11-29',
  },
  anthropicTools: {
    title: 'Claude documentation, Define tools',
    url: 'https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools',
    checkedOn: '2026-09-26',
  },
  anthropicStrict: {
    title: 'Claude documentation, Structured outputs and strict tool use',
    url: 'https://platform.claude.com/docs/en/build-with-claude/structured-outputs',
    checkedOn: '2026-09-26',
  },
  anthropicToolSearch: {
    title: 'Claude documentation, Tool search tool',
    url: 'https://platform.claude.com/docs/en/agents-and-tools/tool-use/tool-search-tool',
    checkedOn: '2026-09-26',
  },
  geminiTypes: {
    title: '@google/genai 3.3.0, declarations of FunctionDeclaration and Schema',
    url: 'https://www.npmjs.com/package/@google/genai/v/3.3.0',
    checkedOn: '2026-11-29',
  },
  geminiSchema: {
    title: 'Gemini API, google.ai.generativelanguage.v1beta.Schema',
    url: 'https://ai.google.dev/api/caching#Schema',
    checkedOn: '2026-11-29',
  },
  geminiFunctionCalling: {
    title: 'Gemini API guide, Function calling',
    url: 'https://ai.google.dev/gemini-api/docs/function-calling',
    checkedOn: '2026-11-29',
  },
  vertexSchema: {
    title: 'Vertex AI, google.cloud.aiplatform.v1.FunctionDeclaration',
    url: 'https://www.npmjs.com/package/@google-cloud/aiplatform/v/7.4.0',
    checkedOn: '2026-11-29',
  },
  mcp20260728: {
    title: 'Model Context Protocol 2026-07-28, schema of Tool',
    url: 'https://modelcontextprotocol.io/specification/2026-07-28/server/tools',
    checkedOn: '2026-11-29',
  },
  mcp20251125: {
    title: 'Model Context Protocol 2025-11-25, schema of Tool',
    url: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools',
    checkedOn: '2026-11-29',
  },
  mcp20250618: {
    title: 'Model Context Protocol 2025-06-18, schema of Tool',
    url: 'https://modelcontextprotocol.io/specification/2025-06-18/server/tools',
    checkedOn: '2026-11-29',
  },
} as const satisfies Readonly<Record<string, Source>>;
