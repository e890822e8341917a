import { isArray, isObject, type JsonValue } from '../model/json.ts';
import type { TargetId } from '../model/target-id.ts';
import { defineTarget, type Source, type Target } from './define-target.ts';
import { mcpKeywords } from './keywords/mcp.ts';
import { SOURCES } from './sources.ts';

interface Revision {
  readonly id: TargetId;
  readonly revision: string;
  readonly source: Source;
  readonly hasIcons: boolean;
  readonly hasExecution: boolean;
  readonly booleanProperties: boolean;
}

function isIconList(value: JsonValue): boolean {
  return isArray(value) && value.every(isIcon);
}

function isIcon(value: JsonValue): boolean {
  if (!isObject(value) || typeof value.src !== 'string' || !/^[a-z][a-z0-9+.-]*:\S*$/i.test(value.src)) return false;
  const sizes = value.sizes ?? [];
  return (
    (value.mimeType === undefined || typeof value.mimeType === 'string') &&
    isArray(sizes) &&
    sizes.every((size) => typeof size === 'string') &&
    (value.theme === undefined || value.theme === 'light' || value.theme === 'dark')
  );
}

function isExecution(value: JsonValue): boolean {
  const support = isObject(value) ? (value.taskSupport ?? 'forbidden') : undefined;
  return support === 'forbidden' || support === 'optional' || support === 'required';
}

function defineRevision({ id, revision, source, hasIcons, hasExecution, booleanProperties }: Revision): Target {
  return defineTarget({
    id,
    family: 'mcp',
    label: `MCP ${revision}`,
    revision,
    docs: source.url,
    strict: false,
    keywords: mcpKeywords,
    unknownKeyword: { action: 'keep', raw: 'accepts' },
    keywordSource: source,
    name: { pattern: /^[\s\S]*$/, character: /^[\s\S]$/, maxLength: Number.POSITIVE_INFINITY, source },
    root: { refuses: [], needsProperties: false, omitWhenEmpty: false, source },
    node: {
      arraysNeedItems: false,
      objectsNeedProperties: false,
      needsType: false,
      checksHeaders: revision >= '2026-07-28',
      booleanSchemas: booleanProperties ? 'keep' : 'objects-in-properties',
      closedObjects: false,
      allRequired: false,
      recursion: 'keep',
      source,
    },
    limits: { nameLength: { value: 128, firm: false, source } },
    envelope: {
      body: [],
      parametersField: 'inputSchema',
      returnsField: 'outputSchema',
      options: {
        _meta: isObject,
        ...(hasIcons && { icons: isIconList }),
        ...(hasExecution && { execution: isExecution }),
      },
      source,
    },
  });
}

export const mcp = defineRevision({
  id: 'mcp',
  revision: '2026-07-28',
  source: SOURCES.mcp20260728,
  hasIcons: true,
  hasExecution: false,
  booleanProperties: true,
});

export const mcp20251125 = defineRevision({
  id: 'mcp:2025-11-25',
  revision: '2025-11-25',
  source: SOURCES.mcp20251125,
  hasIcons: true,
  hasExecution: true,
  booleanProperties: false,
});

export const mcp20250618 = defineRevision({
  id: 'mcp:2025-06-18',
  revision: '2025-06-18',
  source: SOURCES.mcp20250618,
  hasIcons: false,
  hasExecution: false,
  booleanProperties: false,
});
