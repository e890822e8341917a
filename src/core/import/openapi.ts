import { err } from '../model/result.ts';
import { say } from '../words/words.ts';
import { type DocumentReader, whatIs } from './define-reader.ts';

export const openapi: DocumentReader = {
  id: 'openapi',
  label: 'OpenAPI',
  docs: 'https://spec.openapis.org/oas/v3.1.1.html',
  checkedOn: '2026-11-29',
  read: (value) =>
    err({ pointer: [], message: say('import-wrong-shape', { format: 'openapi', found: whatIs(value) }) }),
};
