import { toDescriptorText, toDescriptorValue } from '../core/import/write-descriptor.ts';
import type { Message } from '../core/model/message.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { renderAny, say } from '../core/words/words.ts';
import { detectText } from './detect-text.ts';
import { createDocumentSession, type DocumentSession, type SessionHost } from './document-session.ts';
import type { EditPlan } from './protocol/edit-jobs.ts';
import type { JobFailure, JobKind, JobReply, JobRequest, Jobs } from './protocol.ts';
import type { Snapshot } from './snapshot.ts';

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

let loading: Promise<typeof import('./on-demand.ts')> | undefined;

/** What answers to the page's questions need, a chunk of its own. Asked for once, so that no edit waits for a loader. */
function onDemand(): Promise<typeof import('./on-demand.ts')> {
  if (loading === undefined) {
    loading = import('./on-demand.ts');
    loading.catch(() => {
      loading = undefined;
    });
  }
  return loading;
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
    async edit(input) {
      // Loaded first: between an edit and its answer nothing else may be told of the text.
      const { withView } = await onDemand();
      const update = session.edit(input);
      return update.ok && input.view !== undefined ? ok(withView(session, update.value, input.view)) : update;
    },
    configure: (input) => ok(session.configure(input)),
    async view(input) {
      const view = await (await onDemand()).viewTool(session, host, input);
      return view === undefined ? refuse(say('worker-no-such-tool')) : ok(view);
    },
    async conformance() {
      const { viewCatalogueConformance } = await onDemand();
      return withSnapshot((snapshot) => ok(viewCatalogueConformance(snapshot, session.language)));
    },
    async request(input) {
      const { viewRequest } = await onDemand();
      return withSnapshot((snapshot) => ok(viewRequest(snapshot, input, session.language)));
    },
    complete: async ({ offset }) => ok((await onDemand()).complete(session, offset)),
    hover: async ({ offset }) => ok((await onDemand()).hover(session, offset)),
    async toDescriptor() {
      const [{ toYaml }, { countComments }] = await Promise.all([
        import('../core/text/yaml-text.ts'),
        import('../core/text/rewrite-as.ts'),
      ]);
      return withCurrent(({ read, tree }) => {
        const text = tree.language === 'yaml' ? toYaml(toDescriptorValue(read)) : toDescriptorText(read);
        return ok({ text, tools: read.tools.length, comments: countComments(tree) });
      });
    },
    async toLanguage({ language }) {
      const { rewriteAs } = await import('../core/text/rewrite-as.ts');
      return withCurrent(({ tree }) => {
        const rewritten = rewriteAs(language, tree.text);
        return rewritten === undefined ? refuse(say('worker-text-broken')) : ok(rewritten);
      });
    },
    async catalogue(action) {
      const { planCatalogueEdit } = await onDemand();
      return withCurrent(({ tree, read }) => {
        const planned = planCatalogueEdit(action, { tree, read, language: session.language });
        return planned.ok ? ok(asPlan(planned.value.edits, planned.value.reveal)) : refuse(planned.error);
      });
    },
    async setValue({ pointer, value }) {
      const { editText } = await onDemand();
      return withCurrent(({ tree }) => {
        const edits = editText(tree, [value === undefined ? { op: 'remove', pointer } : { op: 'set', pointer, value }]);
        if (!edits.ok) return refuse(edits.error);
        return ok(asPlan(edits.value, tree.placeOf(pointer)?.value.start ?? null));
      });
    },
    async fixAll({ rule }) {
      const { planFixes } = await onDemand();
      return withCurrent((snapshot) => {
        const { edits, ...about } = planFixes(snapshot, session.language, rule);
        return ok({ ...asPlan(edits, null), ...about });
      });
    },
    async renameTool(rename) {
      const { planRename } = await onDemand();
      return withCurrent((snapshot) => {
        const edits = planRename(snapshot, rename);
        return edits.ok ? ok(asPlan([...edits.value], null)) : refuse(edits.error);
      });
    },
    async evaluationSet() {
      const { evaluationSet } = await onDemand();
      return withSnapshot(({ records }) => ok({ text: evaluationSet(records.map(({ tool }) => tool)) }));
    },
    async report(input) {
      if (session.snapshot === null) return refuse(say('worker-nothing-open'));
      const { reportPiece } = await import('./report-piece.ts');
      return ok(await reportPiece(session, host, input));
    },
    settings: async () => {
      const { viewSettings } = await onDemand();
      return withSnapshot((snapshot) => ok(viewSettings(snapshot)));
    },
    async changeSettings(change) {
      const { planSettings } = await onDemand();
      return withCurrent((snapshot) => {
        const edits = planSettings(snapshot, change);
        return edits.ok ? ok(asPlan(edits.value, null)) : refuse(edits.error);
      });
    },
    rules: async () => ok((await onDemand()).ruleSummaries(session.language)),
    rule: async ({ id }) => ok((await onDemand()).rulePage(id, session.language) ?? null),
    detect: async ({ text }) => ok(await detectText(text, session)),
    async checkCall({ tool, text, as }) {
      const record = session.snapshot?.records[tool];
      if (record === undefined) return refuse(say('worker-no-such-tool'));
      const outcome = await host.evaluation.run('call', { descriptor: record.tool.raw, text, as });
      const verdict = (await onDemand()).callVerdict(outcome, session.language);
      return verdict.ok ? verdict : refuse(verdict.error);
    },
    async checkResult({ tool, text, as }) {
      const record = session.snapshot?.records[tool];
      if (record === undefined) return refuse(say('worker-no-such-tool'));
      const { parseResult, resultVerdict } = await onDemand();
      const result = parseResult(text, session.language);
      if (!result.ok) return ok(result.error);
      const job = { descriptor: record.tool.raw, result: result.value, as };
      const verdict = resultVerdict(await host.evaluation.run('result', job), session.language);
      return verdict.ok ? verdict : refuse(verdict.error);
    },
    async boundaries({ tool }) {
      const { snapshot } = session;
      const record = snapshot?.records[tool];
      if (!snapshot || record === undefined) return refuse(say('worker-no-such-tool'));
      const outcome = await host.evaluation.run('boundaries', { descriptor: record.tool.raw });
      const views = (await onDemand()).boundaryViews(outcome, { snapshot, record, language: session.language });
      return views.ok ? views : refuse(views.error);
    },
    async toolConformance({ tool }) {
      const { viewToolConformance } = await onDemand();
      return withSnapshot((snapshot) => {
        const view = viewToolConformance(snapshot, tool, session.language);
        return view === undefined ? refuse(say('worker-no-such-tool')) : ok(view);
      });
    },
    async contract({ tool }) {
      const { contractViews } = await onDemand();
      return withSnapshot((snapshot) => {
        const record = snapshot.records[tool];
        if (record === undefined) return refuse(say('worker-no-such-tool'));
        return ok(contractViews(snapshot, record, session.language));
      });
    },
    async compare(input) {
      const { compareWith } = await onDemand();
      if (session.snapshot === null) return refuse(say('worker-nothing-open'));
      const compared = await compareWith(session.snapshot, input, session.language);
      return compared.ok ? compared : refuse(compared.error);
    },
    async search({ query }) {
      const { searchViews } = await onDemand();
      return withSnapshot((snapshot) => ok(searchViews(snapshot, query)));
    },
    async runExamples({ from }) {
      const { snapshot } = session;
      if (snapshot === null) return refuse(say('worker-nothing-open'));
      const run = await (await onDemand()).rerunTests(snapshot, session, host, from);
      session.goOn();
      return ok(run);
    },
    targetRules: async ({ target }) => ok((await onDemand()).targetRules(target)),
  };
}
