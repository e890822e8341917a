import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { exportBundle } from '../../core/export/bundle.ts';
import { convertDocument } from '../../core/export/convert-document.ts';
import { TARGET_IDS } from '../../core/model/target-id.ts';
import { defineCommand, done, doneJson, type Outcome, refuse } from '../command.ts';
import { READING, TEXT_OR_JSON, targetsOption } from '../common-options.ts';
import { openDocument } from '../document.ts';
import { render, say } from '../words.ts';
import { writeText } from '../write-text.ts';

export const exportFiles = defineCommand({
  operands: { shown: 'FILE', min: 1, max: 1 },
  options: {
    ...READING,
    ...TEXT_OR_JSON,
    out: { kind: 'text', value: 'DIR', help: 'cli-help-out' },
    to: targetsOption('cli-help-to-many'),
    'fold-blocks': { kind: 'flag', help: 'cli-help-fold-blocks' },
  },
  async run({ operands: [file = ''], options, host, language }) {
    const { out, to, from } = options;
    if (out === undefined) return refuse(say('cli-option-missing', { name: 'export', shown: '--out DIR' }));
    const opened = await openDocument(file, { from, host, language });
    if (!opened.ok) return refuse(opened.error);
    const targets = to.length > 0 ? to : TARGET_IDS;
    const files = exportBundle(opened.value.tools, targets, { foldBlocks: options['fold-blocks'] });
    const folder = resolve(host.cwd, out);
    for (const { path, text } of files) {
      const shown = join(out, path);
      const failure = await write({ path: resolve(folder, path), text, shown }, folder);
      if (failure !== undefined) return refuse(failure);
    }
    const { read, tools } = opened.value;
    const isFine = targets.every((target) =>
      convertDocument(read, tools, target).every(({ payload }) => payload !== null),
    );
    const paths = files.map(({ path }) => path);
    if (options.format === 'json') return doneJson({ out, files: paths }, isFine);
    const wrote = render(say('cli-export-wrote', { count: paths.length, folder: out }), language);
    return done([wrote, ...paths.map((path) => `  ${path}`), ''].join('\n'), isFine);
  },
});

interface ExportedFile {
  readonly path: string;
  readonly text: string;
  readonly shown: string;
}

/** Why the file could not be written. Nothing is written outside of the folder, whatever the tools are called. */
async function write(
  { path, text, shown }: ExportedFile,
  folder: string,
): Promise<Outcome['talk'][number] | undefined> {
  if (!path.startsWith(folder + sep)) return say('cli-write-failed', { file: shown, reason: 'outside of the folder' });
  await makeFolder(dirname(path));
  return writeText(path, text, shown);
}

/** Folder by folder: where nothing can be made (as under /proc), Node's own recursive mkdir never ends. */
async function makeFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  const code = await codeOf(mkdir(folder));
  if (code !== 'ENOENT' || parent === folder) return;
  await makeFolder(parent);
  await codeOf(mkdir(folder));
}

async function codeOf(step: Promise<unknown>): Promise<string | undefined> {
  try {
    await step;
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}
