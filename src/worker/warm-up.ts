import { TARGET_FAMILIES } from '../core/model/target-id.ts';
import type { SessionHost } from './document-session.ts';
import { createJobRunner } from './jobs.ts';

/** So many edits take most of what there is to gain. */
const EDITS = 20;
/** Between two of them, so that what the page asks for is never far behind. */
const GAP_MS = 25;

const TOOL = {
  name: 'find_note',
  description: 'Finds a note by its title. Use it when the user names one.',
  parameters: {
    type: 'object',
    properties: {
      title: { type: 'string', description: 'A title, or how it begins.' },
      limit: { type: 'integer', minimum: 1 },
    },
    required: ['title'],
    additionalProperties: false,
  },
  examples: [{ prompt: 'Show my shopping list.', tool_call: { name: 'find_note', arguments: { title: 'Shopping' } } }],
};
const TEXT = JSON.stringify({ tools: [TOOL] }, null, 2);
const PLACES = [TOOL.name, TOOL.description, TOOL.parameters.properties.title.description].map((text) =>
  TEXT.indexOf(text),
);

/**
 * Edits a document that nobody sees, so that the first keys of a user find the code of an edit translated by the engine.
 * Resolves with how many of the edits were answered.
 */
export async function warmUp(host: SessionHost): Promise<number> {
  const { runJob, session } = createJobRunner({ ...host, emit: () => undefined });
  await runJob({ id: 0, kind: 'configure', input: { language: 'en', targets: TARGET_FAMILIES } });
  await runJob({ id: 0, kind: 'open', input: { text: TEXT, revision: 0, fileName: '' } });
  await session.idle();
  const tool = session.snapshot?.records[0]?.key ?? 0;
  let answered = 0;
  for (let revision = 1; revision <= EDITS; revision += 1) {
    await host.pause(GAP_MS);
    const newText = 'ab'.charAt(revision % 2);
    const changes = PLACES.map((start) => ({ start, end: start + 1, newText }));
    const view = { tool, targets: TARGET_FAMILIES.slice(0, 2), foldBlocks: false };
    const input = { changes, baseRevision: revision - 1, revision, view };
    const { result } = await runJob({ id: 0, kind: 'edit', input });
    if (result.ok) answered += 1;
  }
  return answered;
}
