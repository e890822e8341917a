import type { ReadDocument } from '../import/read-document.ts';
import type { Finding, FindingSource, Severity } from '../model/diagnostic.ts';
import { get, type JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { type Pointer, valueAt } from '../model/pointer.ts';
import { toDescriptor } from '../model/provenance.ts';
import { familyOf, type TargetId } from '../model/target-id.ts';
import { TARGETS } from '../targets/index.ts';
import { judgeDocumentTool, ownTarget } from '../targets/limits/judge-document.ts';
import { judgeRequest } from '../targets/limits/judge-request.ts';
import { naiveElement } from '../targets/limits/naive-element.ts';
import { sourceOfRequest, sourceOfTopic } from '../targets/source-of.ts';
import type { LintContext } from './engine.ts';
import { coversFinding, entryCovers, toolIgnores } from './ignores.ts';

const RULE = 'provider-as-is';

export interface AsIsDocument {
  readonly read: ReadDocument;
  /** The document's value, as the text holds it. */
  readonly value: JsonValue;
}

/**
 * What providers would say to the tools exactly as written. A document in a provider's own wire format is always judged for
 * that provider; other targets only when asked to (`--as-is`).
 */
export function asIsFindings(document: AsIsDocument, context: LintContext, isAsked: boolean): Finding[] {
  const { read } = document;
  const targets = judgedTargets(document, context.targets, isAsked);
  const findings = [
    ...read.tools.flatMap((_, index) => judgedTool(document, index, targets, isAsked)),
    ...targets.flatMap((target) => requestFindings(document, target)),
  ];
  return settled(findings, context);
}

/** The same for one tool alone, without what the tools of a request break together. */
export function asIsToolFindings(document: AsIsDocument, index: number, context: LintContext): Finding[] {
  const targets = judgedTargets(document, context.targets, false);
  return settled(judgedTool(document, index, targets, false), context);
}

/** What the tools of one request break together. */
export function asIsRequestFindings(document: AsIsDocument, context: LintContext): Finding[] {
  const targets = judgedTargets(document, context.targets, false);
  return settled(
    targets.flatMap((target) => requestFindings(document, target)),
    context,
  );
}

function judgedTargets({ read, value }: AsIsDocument, asked: readonly TargetId[], isAsked: boolean): TargetId[] {
  const isOwn = (target: TargetId) => familyOf(target) === read.format && !target.endsWith(':strict');
  const judged = asked.filter((target) => isAsked || isOwn(target));
  const [first] = read.tools;
  const own = ownTarget(read.format, first === undefined ? undefined : valueAt(value, first.source));
  const isCovered = own === undefined || judged.some((target) => familyOf(target) === familyOf(own));
  return isCovered ? judged : [...judged, own];
}

/** Gemini has two fields for a schema: which one counts is each tool's own matter when nobody asked for one of them. */
function judgedTool(document: AsIsDocument, index: number, targets: readonly TargetId[], isAsked: boolean): Finding[] {
  const { read, value } = document;
  const source = read.tools[index]?.source;
  const own = source === undefined ? undefined : ownTarget(read.format, valueAt(value, source));
  return targets.flatMap((target) => {
    const isOwn = !isAsked && own !== undefined && familyOf(own) === 'gemini' && familyOf(target) === 'gemini';
    return toolFindings(document, index, { target: isOwn ? own : target, isAsked });
  });
}

interface Judgement {
  readonly target: TargetId;
  readonly isAsked: boolean;
}

function toolFindings({ read, value }: AsIsDocument, index: number, { target, isAsked }: Judgement): Finding[] {
  const tool = read.tools[index];
  if (tool === undefined) return [];
  const problems = judgeDocumentTool(tool, value, read.format, target);
  return problems.flatMap(({ descriptorPointer, severity, topic, message }) => {
    // Nobody asked: the rule schema-invalid says the same of the schema, and fields of other revisions are a hint.
    if (!isAsked && topic === 'meta-schema') return [];
    const isHint = !isAsked && topic === 'field' && severity === 'warning';
    const source = sourceOfTopic(TARGETS[target], topic);
    return [about(index, descriptorPointer, { severity: isHint ? 'info' : severity, message, target, source })];
  });
}

function requestFindings({ read, value }: AsIsDocument, target: TargetId): Finding[] {
  const isOwn = familyOf(target) === read.format;
  const elements = read.tools.map(({ source, descriptor }) => {
    return (isOwn ? valueAt(value, source) : naiveElement(descriptor, target).element) ?? null;
  });
  const choice = isOwn ? get(value, 'tool_choice') : undefined;
  const facts = choice === undefined ? {} : { toolChoice: choice };
  return judgeRequest(elements, target, facts).map(({ tool, pointer, topic, severity, message }) => {
    const said = { severity, message, target, source: sourceOfRequest(TARGETS[target], topic) };
    const source = read.tools[tool];
    if (source === undefined) return about(-1, listPointer(read), said);
    const place = isOwn
      ? toDescriptor(source.provenance, [...source.source, ...pointer])
      : naiveElement(source.descriptor, target).toDescriptor(pointer);
    return about(tool, place ?? [], said);
  });
}

/** Where the tools stand: the list that holds them all, else the document. */
function listPointer({ tools }: ReadDocument): Pointer {
  const [first] = tools;
  return first === undefined || tools.length < 2 ? [] : first.source.slice(0, -1);
}

interface Said {
  readonly severity: Severity;
  readonly message: Message;
  readonly target: TargetId;
  readonly source?: FindingSource;
}

function about(tool: number, pointer: Pointer, said: Said): Finding {
  return { rule: RULE, family: 'provider', tool, pointer, fixes: [], ...said };
}

/** Severities and ignores of the settings hold here too. */
function settled(findings: readonly Finding[], context: LintContext): Finding[] {
  const chosen = context.settings.rules[RULE];
  if (chosen === 'off') return [];
  return findings
    .filter((finding) => {
      const tool = context.tools[finding.tool];
      if (tool !== undefined && toolIgnores(tool).some((ignore) => coversFinding(ignore, finding))) return false;
      const entry = context.settings.ignore.find((candidate) => entryCovers(candidate, finding, tool?.name));
      if (entry !== undefined) context.usedIgnores.add(entry);
      return entry === undefined;
    })
    .map((finding) => (chosen === undefined ? finding : { ...finding, severity: chosen }));
}
