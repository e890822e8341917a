import applicator from 'ajv/dist/refs/json-schema-2020-12/meta/applicator.json' with { type: 'json' };
import content from 'ajv/dist/refs/json-schema-2020-12/meta/content.json' with { type: 'json' };
import core from 'ajv/dist/refs/json-schema-2020-12/meta/core.json' with { type: 'json' };
import formatAnnotation from 'ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json' with { type: 'json' };
import metaData from 'ajv/dist/refs/json-schema-2020-12/meta/meta-data.json' with { type: 'json' };
import unevaluated from 'ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json' with { type: 'json' };
import validation from 'ajv/dist/refs/json-schema-2020-12/meta/validation.json' with { type: 'json' };
import draft2020 from 'ajv/dist/refs/json-schema-2020-12/schema.json' with { type: 'json' };
import draft07 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' };
import { type JsonObject, stringAt } from '../model/json.ts';
import type { JsonSchema } from '../model/tool.ts';
import { splitFragment } from './uri.ts';

const DOCUMENTS: ReadonlyMap<string, JsonSchema> = new Map(
  [draft07, draft2020, core, applicator, unevaluated, validation, metaData, formatAnnotation, content].map(
    (document) => {
      const schema = document as unknown as JsonObject;
      return [splitFragment(stringAt(schema, '$id') ?? '').absolute, schema];
    },
  ),
);

/** The meta-schemas of the two dialects, which a schema may refer to by their address. */
export function standardDocument(uri: string): JsonSchema | undefined {
  return DOCUMENTS.get(uri);
}
