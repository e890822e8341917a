import { defineWords } from './define-words.ts';

export const workerWords = defineWords({
  'worker-settings-no-place': {
    en: 'This document has no place for that; write it into toolscribe.config.json beside the file, or convert to a descriptor catalogue.',
    vi: 'Tài liệu này không có chỗ cho mục đó; hãy ghi vào toolscribe.config.json cạnh tệp, hoặc chuyển sang danh mục descriptor.',
  },
  'evaluation-stopped-pattern': {
    en: 'Not checked: the pattern {source} was stopped after {ms} ms.',
    vi: 'Chưa kiểm tra: pattern {source} bị dừng sau {ms} ms.',
  },
  'evaluation-stopped-expression': {
    en: 'Not checked: the expression {source} was stopped after {ms} ms.',
    vi: 'Chưa kiểm tra: biểu thức {source} bị dừng sau {ms} ms.',
  },
  'evaluation-slow': {
    en: 'Not checked: stopped after {ms} ms.',
    vi: 'Chưa kiểm tra: bị dừng sau {ms} ms.',
  },
  'evaluation-crashed': {
    en: 'Not checked: the evaluation crashed: {reason}',
    vi: 'Chưa kiểm tra: việc đánh giá gặp sự cố: {reason}',
  },
  'worker-nothing-open': { en: 'No document is open.', vi: 'Chưa mở tài liệu nào.' },
  'worker-text-broken': {
    en: 'The text has a syntax error; mend it first.',
    vi: 'Văn bản có lỗi cú pháp; hãy sửa trước.',
  },
  'worker-rename-impossible': {
    en: '"{from}" cannot be renamed to "{to}" here: the name is taken, or does not stand in the text.',
    vi: 'Không thể đổi tên "{from}" thành "{to}" ở đây: tên đã được dùng, hoặc không nằm trong văn bản.',
  },
  'worker-no-such-tool': { en: 'There is no such tool any more.', vi: 'Công cụ này không còn nữa.' },
  'worker-no-tool-list': {
    en: 'Tools of this format do not stand in one list; convert the document to descriptors first.',
    vi: 'Ở định dạng này các công cụ không nằm trong một danh sách; hãy chuyển tài liệu sang bản mô tả trước.',
  },
  'worker-only-tool': {
    en: 'The document is this one tool; it cannot be deleted from it.',
    vi: 'Tài liệu chỉ gồm một công cụ này nên không xóa được.',
  },
  'worker-convert-first': {
    en: 'This format has no place for it; convert the document to descriptors first.',
    vi: 'Định dạng này không có chỗ cho phần đó; hãy chuyển tài liệu sang bản mô tả trước.',
  },
  'worker-detected-broken': {
    en: 'Not JSON: line {line}, column {column}: {message}',
    vi: 'Không phải JSON: dòng {line}, cột {column}: {message}',
  },
  'worker-detected-broken-yaml': {
    en: 'Not YAML: line {line}, column {column}: {message}',
    vi: 'Không phải YAML: dòng {line}, cột {column}: {message}',
  },
  'worker-detected-descriptor': {
    en: { one: 'A descriptor catalogue with {count} tool.', other: 'A descriptor catalogue with {count} tools.' },
    vi: 'Danh mục bản mô tả với {count} công cụ.',
  },
  'worker-detected-mcp': {
    en: { one: 'An MCP tool list with {count} tool.', other: 'An MCP tool list with {count} tools.' },
    vi: 'Danh sách công cụ MCP với {count} công cụ.',
  },
  'worker-detected-openai-responses': {
    en: { one: '{count} tool for OpenAI Responses.', other: '{count} tools for OpenAI Responses.' },
    vi: '{count} công cụ dạng OpenAI Responses.',
  },
  'worker-detected-openai-chat': {
    en: { one: '{count} tool for OpenAI Chat.', other: '{count} tools for OpenAI Chat.' },
    vi: '{count} công cụ dạng OpenAI Chat.',
  },
  'worker-detected-anthropic': {
    en: { one: '{count} tool for Anthropic.', other: '{count} tools for Anthropic.' },
    vi: '{count} công cụ dạng Anthropic.',
  },
  'worker-detected-gemini': {
    en: { one: '{count} tool for Gemini.', other: '{count} tools for Gemini.' },
    vi: '{count} công cụ dạng Gemini.',
  },
  'worker-detected-bedrock': {
    en: { one: '{count} tool for Amazon Bedrock.', other: '{count} tools for Amazon Bedrock.' },
    vi: '{count} công cụ dạng Amazon Bedrock.',
  },
  'worker-detected-ai-sdk': {
    en: { one: '{count} tool for the AI SDK.', other: '{count} tools for the AI SDK.' },
    vi: '{count} công cụ dạng AI SDK.',
  },
  'worker-detected-openapi': {
    en: { one: 'An OpenAPI document with {count} operation.', other: 'An OpenAPI document with {count} operations.' },
    vi: 'Tài liệu OpenAPI với {count} thao tác.',
  },
  'worker-detected-json-schema': {
    en: { one: 'A JSON Schema, read as {count} tool.', other: 'A JSON Schema, read as {count} tools.' },
    vi: 'Một JSON Schema, đọc thành {count} công cụ.',
  },
});
