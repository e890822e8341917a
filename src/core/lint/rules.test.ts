import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DescriptorEdit, Finding } from '../model/diagnostic.ts';
import { originOf } from '../model/format.ts';
import type { JsonObject } from '../model/json.ts';
import { formatPointer, valueAt } from '../model/pointer.ts';
import { readTool } from '../model/tool.ts';
import { applyEdits } from '../text/apply-edits.ts';
import { editText } from '../text/edit-text.ts';
import { parseText } from '../text/parse-text.ts';
import { type BadExample, PRESETS, type Rule } from './define-rule.ts';
import { createLintContext, lintAll } from './engine.ts';
import { RULES } from './rules/index.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { wordFinding, wordFix } from './word-finding.ts';

const rules: readonly Rule[] = RULES;

function toolsOf(example: BadExample<string>): readonly JsonObject[] {
  return example.tools ?? (example.tool === undefined ? [] : [example.tool]);
}

/** Findings of `rule` alone, heard whatever its preset and severity are. */
function findingsOf(
  rule: Rule,
  tools: readonly JsonObject[],
  { format = 'descriptor', targets = [], today }: Pick<BadExample<string>, 'format' | 'targets' | 'today'> = {},
): readonly Finding[] {
  const settings = { ...DEFAULT_SETTINGS, preset: PRESETS[2] };
  const context = createLintContext({
    tools: tools.map(readTool),
    origin: originOf(format),
    format,
    settings,
    targets,
    ...(today === undefined ? {} : { today }),
  });
  const findings = lintAll(context).filter((finding) => finding.rule === rule.id);
  expect(findings.filter(({ message }) => message.id === 'lint-not-checked')).toEqual([]);
  return findings;
}

/** A finding may carry a sentence of the interface tables, such as a loss; it stands for the message the example expects. */
function ownId(rule: Rule, id: string, { expect }: BadExample<string>): string {
  return Object.hasOwn(rule.messages, id) ? id : expect;
}

function edited(tool: JsonObject, edits: readonly DescriptorEdit[]): JsonObject {
  const text = JSON.stringify(tool);
  const result = editText(parseText(text), edits);
  if (!result.ok) throw new Error(`the edit was refused: ${JSON.stringify(result.error)}`);
  return JSON.parse(applyEdits(text, result.value)) as JsonObject;
}

test('the registry is sorted, and each file holds the rule it is named for', () => {
  const files = readdirSync(new URL('./rules', import.meta.url)).filter(
    (name) => !/^index\.ts$|\.test\.ts$/.test(name),
  );
  const ids = rules.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort());
  expect(files.map((name) => name.replace(/\.ts$/, '')).sort()).toEqual(ids);
});

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  test('has words a reader can use', () => {
    expect(rule.summary).toMatch(/\.$/);
    expect(rule.why.length).toBeGreaterThan(40);
    expect(rule.source.title).not.toBe('');
    expect(rule.source.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(rule.examples.good.length).toBeGreaterThan(0);
    expect(rule.check ?? rule.checkCatalogue).toBeDefined();
    expect(rule.id.startsWith('sec-')).toBe(rule.family === 'security');
  });

  test('is silent on its good examples', () => {
    for (const good of rule.examples.good) {
      const tools = Array.isArray(good) ? (good as readonly JsonObject[]) : [good as JsonObject];
      expect(findingsOf(rule, tools)).toEqual([]);
    }
  });

  test('fires on its bad examples where they say', () => {
    for (const bad of rule.examples.bad) {
      const tools = toolsOf(bad);
      const before = structuredClone(tools);
      const found = findingsOf(rule, tools, bad).map(
        ({ message, pointer }) => `${ownId(rule, message.id, bad)} ${formatPointer(pointer)}`,
      );
      expect(found).toContain(`${bad.expect} ${bad.at}`);
      expect(tools).toEqual(before);
    }
  });

  test('points at places that exist, in words without gaps', () => {
    for (const bad of rule.examples.bad) {
      const tools = toolsOf(bad);
      for (const finding of findingsOf(rule, tools, bad)) {
        if (finding.tool >= 0) expect(valueAt(tools[finding.tool], finding.pointer)).toBeDefined();
        for (const language of ['en', 'vi'] as const) {
          for (const text of [
            wordFinding(finding, language),
            ...finding.fixes.map((fix) => wordFix(finding, fix, language)),
          ]) {
            expect(text).not.toMatch(/\{\w+\}/);
            expect(text).not.toBe('');
          }
        }
      }
    }
  });

  test('reaches every message', () => {
    const reached = new Set(
      rule.examples.bad.flatMap((bad) =>
        findingsOf(rule, toolsOf(bad), bad).flatMap(({ message, fixes }) => [
          ownId(rule, message.id, bad),
          ...fixes.map(({ title }) => title.id),
        ]),
      ),
    );
    expect(Object.keys(rule.messages).filter((id) => !reached.has(id))).toEqual([]);
  });

  test('offers fixes that mend, once and for all', () => {
    for (const bad of rule.examples.bad) {
      const tools = toolsOf(bad);
      for (const finding of findingsOf(rule, tools, bad)) {
        for (const fix of finding.fixes) {
          const mended = tools.map((tool, index) => (index === finding.tool ? edited(tool, fix.edits) : tool));
          const left = findingsOf(rule, mended, bad).filter(
            ({ tool, pointer, message }) =>
              tool === finding.tool &&
              formatPointer(pointer) === formatPointer(finding.pointer) &&
              message.id === finding.message.id,
          );
          expect(left).toEqual([]);
          expect(mended).not.toEqual(tools);
        }
      }
    }
  });
});
