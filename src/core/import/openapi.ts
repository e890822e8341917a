import { get, has, isObject, type JsonObject, type JsonValue, stringAt } from '../model/json.ts';
import { formatPointer, type Pointer } from '../model/pointer.ts';
import { err, ok } from '../model/result.ts';
import { say } from '../words/words.ts';
import { type DocumentReader, ToolBuilder, whatIs, without } from './define-reader.ts';
import { readInput, readParameters } from './openapi-input.ts';
import { follow, jsonContent, type Resolved } from './openapi-places.ts';
import { SchemaCopier } from './openapi-schema.ts';
import type { ImportLoss, ReadTool, Skipped } from './read-document.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
/** What HTTP itself says of a method: RFC 9110, 9.2 (https://www.rfc-editor.org/rfc/rfc9110#section-9.2, 2026-11-29). */
const PROMISES: Readonly<Record<string, JsonObject>> = {
  get: { idempotent: true, safe: true, destructive: false },
  head: { idempotent: true, safe: true, destructive: false },
  options: { idempotent: true, safe: true, destructive: false },
  trace: { idempotent: true, safe: true, destructive: false },
  put: { idempotent: true, safe: false },
  delete: { idempotent: true, safe: false, destructive: true },
};
const TAKEN = ['operationId', 'summary', 'description', 'parameters', 'requestBody', 'deprecated'];

/** One operation and what stands around it. */
export interface Operation {
  readonly root: JsonObject;
  readonly value: JsonObject;
  readonly pointer: Pointer;
  readonly path: string;
  readonly method: string;
  /** Parameters that all operations of the path share. */
  readonly shared: readonly Resolved[];
  readonly isVersion30: boolean;
  readonly losses: ImportLoss[];
}

/** Each operation becomes a tool whose parameters are the operation's own and its JSON body's in one object. */
export const openapi: DocumentReader = {
  id: 'openapi',
  label: 'OpenAPI 3.0 and 3.1',
  docs: 'https://spec.openapis.org/oas/v3.1.1.html',
  checkedOn: '2026-11-29',
  recognizes: isOpenApi,
  asked: 'first',
  read(value) {
    const paths = get(value, 'paths');
    if (!isObject(value) || !isObject(paths)) {
      const found = whatIs(isObject(value) ? paths : value);
      return err({ pointer: isObject(value) ? ['paths'] : [], message: say('import-openapi-paths', { found }) });
    }
    const version = stringAt(value, 'openapi');
    if (version === undefined || !version.startsWith('3.')) {
      const found = version ?? stringAt(value, 'swagger') ?? 'none';
      return err({ pointer: [], message: say('import-openapi-version', { found }) });
    }
    const tools: ReadTool[] = [];
    const skipped: Skipped[] = [];
    const losses = webhookLosses(value);
    const isVersion30 = version.startsWith('3.0');
    for (const path of Object.keys(paths).filter((key) => !key.startsWith('x-')))
      readPath({ root: value, path, isVersion30, losses }, tools, skipped);
    return ok({ tools, skipped, losses: saidOnce(losses), catalogue: catalogueOf(value) });
  },
};

/** OpenAPI 3 by its `openapi` key; 2.0 by `swagger`, which the reader refuses by name. */
function isOpenApi(root: JsonObject): boolean {
  return (has(root, 'openapi') || has(root, 'swagger')) && (isObject(get(root, 'paths')) || has(root, 'info'));
}

function catalogueOf(root: JsonObject): JsonObject {
  const title = stringAt(get(root, 'info'), 'title');
  const version = stringAt(get(root, 'info'), 'version');
  const own: JsonObject = { ...(title !== undefined && { name: title }), ...(version !== undefined && { version }) };
  return { ...own, ...without(root, ['openapi', 'info', 'paths', 'components', 'webhooks']) };
}

/** A component that several operations use is copied for each of them, but read otherwise in one place. */
function saidOnce(losses: readonly ImportLoss[]): ImportLoss[] {
  return [...new Map(losses.map((loss) => [`${loss.message.id} ${formatPointer(loss.pointer)}`, loss])).values()];
}

function webhookLosses(root: JsonObject): ImportLoss[] {
  const webhooks = get(root, 'webhooks');
  if (!isObject(webhooks)) return [];
  return Object.keys(webhooks).map((name) => ({
    pointer: ['webhooks', name],
    message: say('import-openapi-webhook', { name }),
  }));
}

type Around = Pick<Operation, 'root' | 'path' | 'isVersion30' | 'losses'>;

function readPath(around: Around, tools: ReadTool[], skipped: Skipped[]): void {
  const { root, path } = around;
  const pointer = ['paths', path];
  const item = follow(root, { value: get(get(root, 'paths'), path) ?? null, pointer });
  if (item === undefined || !isObject(item.value)) {
    skipped.push({ pointer, reason: say('import-openapi-path', { path }) });
    return;
  }
  const listed = { value: get(item.value, 'parameters') ?? null, pointer: [...item.pointer, 'parameters'] };
  const shared = readParameters(root, listed, around.losses);
  for (const method of METHODS) {
    const value = get(item.value, method);
    if (value === undefined) continue;
    const at = [...item.pointer, method];
    if (isObject(value)) tools.push(readOperation({ ...around, method, value, pointer: at, shared }));
    else skipped.push({ pointer: at, reason: say('import-entry-not-object', { found: whatIs(value) }) });
  }
}

function readOperation(operation: Operation): ReadTool {
  const { value, pointer, method, path } = operation;
  const tool = new ToolBuilder(pointer);
  const id = stringAt(value, 'operationId');
  tool
    .set('name', id ?? nameOf(method, path))
    .place(['name'], id ? [...pointer, 'operationId'] : pointer, id ? 'exact' : 'derived');
  const description = stringAt(value, 'description');
  if (description) tool.take('title', value, 'summary').take('description', value, 'description');
  else tool.take('description', value, get(value, 'summary') === undefined ? 'description' : 'summary');
  tool.take('deprecated', value, 'deprecated');
  const input = readInput(operation);
  tool.set('parameters', input.schema).placeAll(input.places);
  readReturns(tool, operation);
  const promises = PROMISES[method];
  if (promises !== undefined) tool.set('idempotency', promises).place(['idempotency'], pointer, 'derived');
  tool.keep('openapi', 'method', method, pointer).keep('openapi', 'path', path, pointer);
  if (Object.keys(input.locations).length > 0) tool.keep('openapi', 'in', input.locations, pointer);
  if (Object.keys(input.names).length > 0) tool.keep('openapi', 'names', input.names, pointer);
  return tool.keepRest('openapi', value, TAKEN).build();
}

/** `get /users/{id}/posts` is `get_users_id_posts`. */
function nameOf(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return [method, ...words].join('_');
}

/** The schema of the first answer that says success in JSON. */
function readReturns(tool: ToolBuilder, operation: Operation): void {
  const { root, value, pointer } = operation;
  const responses = get(value, 'responses');
  if (!isObject(responses)) return;
  const status = Object.keys(responses)
    .sort()
    .find((code) => /^2(\d\d|XX)$/i.test(code));
  if (status === undefined) return;
  const response = follow(root, { value: responses[status] as JsonValue, pointer: [...pointer, 'responses', status] });
  const content = response && jsonContent(response.value, response.pointer);
  if (content === undefined) return;
  const copier = new SchemaCopier(operation, ['returns']);
  const schema = copier.copy(content, []);
  const definitions = copier.finish();
  const isMergeable = definitions !== undefined && isObject(schema);
  tool.set('returns', isMergeable ? { ...schema, $defs: definitions } : schema).placeAll(copier.places);
}
