import { readFileSync, writeFileSync } from 'node:fs';
import { rulesReference } from '../core/lint/rule-pages.ts';
import { RULES } from '../core/lint/rules/index.ts';
import { descriptorSchema } from '../core/model/descriptor-schema.ts';
import { FORMATS } from '../core/model/format.ts';
import { TARGET_IDS } from '../core/model/target-id.ts';
import { TARGETS } from '../core/targets/index.ts';

/** A file that is written from the code, so that it cannot say something else. */
export interface WrittenFile {
  /** Relative to the project's folder. */
  readonly path: string;
  readonly text: string;
}

export function writtenFiles(readme: string): readonly WrittenFile[] {
  return [
    { path: 'public/descriptor.schema.json', text: `${JSON.stringify(descriptorSchema, null, 2)}\n` },
    { path: 'public/rules.md', text: rulesReference() },
    { path: 'README.md', text: withTables(readme) },
  ];
}

/** The README with the text between its markers made anew. */
function withTables(readme: string): string {
  const tables: Readonly<Record<string, string>> = {
    targets: targetTable(),
    rules: ruleTable(),
    formats: `Formats read: ${FORMATS.map((format) => `\`${format}\``).join(', ')}.`,
  };
  return Object.entries(tables).reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`),
        (_whole, open: string, close: string) => `${open}${table}\n${close}`,
      ),
    readme,
  );
}

function targetTable(): string {
  const rows = TARGET_IDS.map((id) => {
    const { label, docs, keywordSource } = TARGETS[id];
    return `| \`${id}\` | [${label}](${docs}) | ${keywordSource.checkedOn} |`;
  });
  return ['| target | provider | checked on |', '|---|---|---|', ...rows].join('\n');
}

function ruleTable(): string {
  const families = [...new Set(RULES.map(({ family }) => family))];
  const rows = families.map((family) => {
    const ids = RULES.filter((rule) => rule.family === family).map(({ id }) => `\`${id}\``);
    return `| ${family} | ${ids.length} | ${ids.join(' ')} |`;
  });
  return [
    `${RULES.length} rules; [reference](public/rules.md).`,
    '',
    '| family | rules | ids |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

export function writeDocs(root: URL): void {
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  for (const { path, text } of writtenFiles(readme)) writeFileSync(new URL(path, root), text);
}
