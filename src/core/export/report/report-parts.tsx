import type { ReactNode } from 'react';
import type { ExampleReport } from '../../examples/example-report.ts';
import { levelName, requirementName, toolConformance } from '../../lint/conformance.ts';
import { isProviderNote } from '../../lint/problem-scope.ts';
import { wordFinding } from '../../lint/word-finding.ts';
import { type Diagnostic, SEVERITIES } from '../../model/diagnostic.ts';
import type { JsonValue } from '../../model/json.ts';
import type { Language } from '../../model/message.ts';
import { formatPointer } from '../../model/pointer.ts';
import type { Tool, ToolExample } from '../../model/tool.ts';
import type { Conversion } from '../../targets/conversion.ts';
import { renderAny } from '../../words/words.ts';
import { visible } from '../markdown-text.ts';
import { parameterRows } from './parameter-rows.ts';
import { type ReportedTool, wordsIn } from './report.ts';

interface PartProps {
  readonly reported: ReportedTool;
  readonly language: Language;
}

/** All that the report says of one tool. */
export function ToolSection({ reported, language, id }: PartProps & { readonly id: string }) {
  const word = wordsIn(language);
  const { tool, diagnostics } = reported;
  const { name, title, description } = tool;
  const problems = diagnostics.filter((diagnostic) => !isProviderNote(diagnostic));
  // Losses stand with their provider.
  const notes = diagnostics.filter((diagnostic) => isProviderNote(diagnostic) && diagnostic.rule !== 'provider-loss');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <code>{visible(name)}</code>
        {title !== undefined && <span className="soft"> {visible(title)}</span>}
      </h2>
      <p className={description === undefined ? 'soft' : 'text'}>
        {description === undefined ? word('export-report-no-description') : visible(description)}
      </p>
      <h3>{word('export-report-parameters')}</h3>
      <Parameters reported={reported} language={language} />
      <h3>{word('export-report-findings')}</h3>
      <Findings diagnostics={problems} language={language} />
      <h3>{word('export-report-providers')}</h3>
      <Providers reported={reported} language={language} />
      {notes.length > 0 && <Findings diagnostics={notes} language={language} />}
      <h3>{word('export-report-examples')}</h3>
      <Examples reported={reported} language={language} />
      <h3>{word('export-report-conformance')}</h3>
      <Conformance tool={tool} language={language} />
    </section>
  );
}

function Table({ heads, children }: { readonly heads: readonly string[]; readonly children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Parameters({ reported, language }: PartProps) {
  const word = wordsIn(language);
  const rows = parameterRows(reported.tool.parameters);
  if (rows.length === 0) return <p className="soft">{word('export-report-no-parameters')}</p>;
  const heads = (['parameter', 'type', 'required', 'meaning', 'limits'] as const).map((id) =>
    word(`export-report-${id}`),
  );
  return (
    <Table heads={heads}>
      {rows.map(({ path, type, isRequired, description, limits }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never updated.
        <tr key={index}>
          <td>
            <code>{visible(path.join(' › '))}</code>
          </td>
          <td className="type">{visible(type)}</td>
          <td>{word(isRequired ? 'export-report-yes' : 'export-report-no')}</td>
          <td className="text">{visible(description)}</td>
          <td>
            {limits.map(({ keyword, value }) => (
              <div key={keyword}>
                {keyword}: <code>{visible(value)}</code>
              </div>
            ))}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Worst first, each with its place and what would mend it. */
export function Findings({ diagnostics, language }: { diagnostics: readonly Diagnostic[]; language: Language }) {
  const word = wordsIn(language);
  if (diagnostics.length === 0) return <p className="soft">{word('export-review-nothing')}</p>;
  const heads = [
    ...(['severity', 'rule', 'place', 'finding'] as const).map((id) => word(`export-review-${id}`)),
    word('export-report-fix'),
  ];
  const sorted = diagnostics.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return (
    <Table heads={heads}>
      {sorted.map(({ severity, rule, pointer, range: { start }, message, fixes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never updated.
        <tr key={index}>
          <td className={severity}>{word(`export-severity-${severity}`)}</td>
          <td className="rule">{rule}</td>
          <td>
            {start.line}:{start.column} <code>{visible(formatPointer(pointer))}</code>
          </td>
          <td className="text">{visible(message)}</td>
          <td>{fixes.map(({ title }) => visible(title)).join(' · ')}</td>
        </tr>
      ))}
    </Table>
  );
}

function Providers({ reported, language }: PartProps) {
  const word = wordsIn(language);
  const heads = (['provider', 'verdict', 'lost'] as const).map((id) => word(`export-report-${id}`));
  return (
    <Table heads={heads}>
      {reported.conversions.map((conversion) => (
        <tr key={conversion.target}>
          <td className="provider">{conversion.target}</td>
          <td className={conversion.status}>{word(`export-review-${conversion.status}`)}</td>
          <td>
            <Lines lines={lostIn(conversion, language)} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function lostIn({ losses }: Conversion, language: Language): readonly string[] {
  const lost = losses.filter(({ kind }) => kind !== 'rewritten');
  return lost.map(({ pointer, message }) => `${formatPointer(pointer)} ${renderAny(message, language)}`.trim());
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{visible(line)}</li>
      ))}
    </ul>
  );
}

function Examples({ reported: { tool, tests }, language }: PartProps) {
  const word = wordsIn(language);
  const examples = tool.examples ?? [];
  if (examples.length === 0) return <p className="soft">{word('export-report-no-examples')}</p>;
  return (
    <>
      {tests === null && <p className="unchecked">{word('export-report-not-run')}</p>}
      {examples.map((example, index) => (
        <Example
          key={example.pointer.join('/')}
          example={example}
          report={tests?.examples[index] ?? null}
          language={language}
        />
      ))}
    </>
  );
}

interface ExampleProps {
  readonly example: ToolExample;
  readonly report: ExampleReport | null;
  readonly language: Language;
}

function Example({ example: { kind, prompt, arguments: sent, result }, report, language }: ExampleProps) {
  const word = wordsIn(language);
  return (
    <>
      <p>
        <span className="soft">{word(`export-report-kind-${kind}`)}</span>
        {report !== null && (
          <>
            {' · '}
            <span className={report.status}>{word(`export-report-${report.status}`)}</span>
          </>
        )}
      </p>
      {prompt !== undefined && <p className="text">{visible(prompt)}</p>}
      <Json title={word('export-report-call')} value={sent} />
      <Json title={word('export-report-result')} value={result} />
      <Lines
        lines={(report?.problems ?? []).map(({ pointer, message }) =>
          `${formatPointer(pointer)} ${renderAny(message, language)}`.trim(),
        )}
      />
    </>
  );
}

function Json({ title, value }: { readonly title: string; readonly value: JsonValue | undefined }) {
  if (value === undefined) return null;
  return (
    <>
      <div className="soft">{title}</div>
      <pre>{visible(JSON.stringify(value, null, 2))}</pre>
    </>
  );
}

function Conformance({ tool, language }: { readonly tool: Tool; readonly language: Language }) {
  const word = wordsIn(language);
  const { level, missing } = toolConformance(tool);
  return (
    <>
      <p>{renderAny(levelName(level), language)}</p>
      {missing.length > 0 && <p>{word('export-report-missing')}</p>}
      <ul>
        {missing.map(({ id, gaps }) => (
          <li key={id}>
            {renderAny(requirementName(id), language)}
            <Lines lines={gaps.map((gap) => wordFinding(gap, language))} />
          </li>
        ))}
      </ul>
    </>
  );
}
