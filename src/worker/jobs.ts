import { stoppedMessage } from '../core/examples/evaluation.ts';
import { toDescriptorText } from '../core/import/write-descriptor.ts';
import { rulePage, ruleSummaries } from '../core/lint/rule-pages.ts';
import type { Message } from '../core/model/message.ts';
import { formatPointer } from '../core/model/pointer.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { editText } from '../core/text/edit-text.ts';
import { renderAny, say } from '../core/words/words.ts';
import { planCatalogueEdit } from './catalogue-edits.ts';
import { complete } from './completion.ts';
import { viewCatalogueConformance } from './conformance-view.ts';
import { detectText } from './detect-text.ts';
import { createDocumentSession, type DocumentSession, type SessionHost } from './document-session.ts';
import { planFixes } from './fix-all.ts';
import { hover } from './hover.ts';
import type { CallVerdict, EditPlan, JobFailure, JobKind, JobReply, JobRequest, Jobs } from './protocol.ts';
import type { Snapshot } from './snapshot.ts';
import { viewRequest, viewTool } from './tool-view.ts';

type Answer<Kind extends JobKind> = Result<Jobs[Kind]['output'], JobFailure>;
type JobTable = { [Kind in JobKind]: (input: Jobs[Kind]['input']) => Answer<Kind> | Promise<Answer<Kind>> };

export interface JobRunner {
  /** Never rejects: a job that throws is answered as crashed. */
  runJob(request: JobRequest): Promise<JobReply>;
  readonly session: DocumentSession;
}

export function createJobRunner(host: SessionHost): JobRunner {
  const session = createDocumentSession(host);
  const jobs = jobTable(session, host);
  return {
    session,
    async runJob({ id, kind, input }) {
      try {
        const run = jobs[kind] as (input: unknown) => Promise<Result<never, JobFailure>>;
        return { id, kind, result: await run(input) } as JobReply;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return { id, kind, result: err({ kind: 'crashed', message }) } as JobReply;
      }
    },
  };
}

/** Total over the protocol: a new kind of job does not compile until it is done here. */
function jobTable(session: DocumentSession, host: SessionHost): JobTable {
  const refuse = (message: Message) => err({ kind: 'refused' as const, message: renderAny(message, session.language) });
  const withSnapshot = <Value>(run: (snapshot: Snapshot) => Result<Value, JobFailure>) =>
    session.snapshot === null ? refuse(say('worker-nothing-open')) : run(session.snapshot);
  const withCurrent = <Value>(run: (snapshot: Snapshot) => Result<Value, JobFailure>) =>
    session.isCurrent ? withSnapshot(run) : refuse(say('worker-text-broken'));
  const asPlan = (edits: EditPlan['edits'], reveal: number | null): EditPlan => ({
    revision: session.revision,
    edits,
    reveal,
  });

  return {
    open: async (input) => ok(await session.open(input)),
    edit: (input) => session.edit(input),
    configure: (input) => ok(session.configure(input)),
    async view(input) {
      const view = await viewTool(session, host, input);
      return view === undefined ? refuse(say('worker-no-such-tool')) : ok(view);
    },
    conformance: () => withSnapshot((snapshot) => ok(viewCatalogueConformance(snapshot, session.language))),
    request: (input) => withSnapshot((snapshot) => ok(viewRequest(snapshot, input, session.language))),
    complete: ({ offset }) => ok(complete(session, offset)),
    hover: ({ offset }) => ok(hover(session, offset)),
    toDescriptor: () => withCurrent(({ read }) => ok({ text: toDescriptorText(read), tools: read.tools.length })),
    catalogue: (action) =>
      withCurrent(({ tree, read }) => {
        const planned = planCatalogueEdit(action, { tree, read, language: session.language });
        return planned.ok ? ok(asPlan(planned.value.edits, planned.value.reveal)) : refuse(planned.error);
      }),
    setValue: ({ pointer, value }) =>
      withCurrent(({ tree }) => {
        const edits = editText(tree, [value === undefined ? { op: 'remove', pointer } : { op: 'set', pointer, value }]);
        if (!edits.ok) return refuse(edits.error);
        return ok(asPlan(edits.value, tree.placeOf(pointer)?.value.start ?? null));
      }),
    fixAll: ({ rule }) =>
      withCurrent((snapshot) => {
        const { edits, fixed } = planFixes(snapshot, session.language, rule);
        return ok({ ...asPlan(edits, null), fixed });
      }),
    rules: () => ok(ruleSummaries(session.language)),
    rule: ({ id }) => ok(rulePage(id, session.language) ?? null),
    detect: ({ text }) => ok(detectText(text, session.language)),
    async checkCall({ tool, text, as }) {
      const record = session.snapshot?.records[tool];
      if (record === undefined) return refuse(say('worker-no-such-tool'));
      const outcome = await host.evaluation.run('call', { descriptor: record.tool.raw, text, as });
      if (outcome.status !== 'answered') return refuse(stoppedMessage(outcome));
      const { ok: isFine, problems, decoded, toolMessage } = outcome.answer;
      const verdict: CallVerdict = {
        ok: isFine,
        problems: problems.map(({ severity, pointer, message }) => {
          return { severity, pointer: formatPointer(pointer), message: renderAny(message, session.language) };
        }),
        decoded,
        toolMessage: toolMessage === null ? '' : JSON.stringify(toolMessage, null, 2),
      };
      return ok(verdict);
    },
  };
}
