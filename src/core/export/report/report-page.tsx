import { catalogueConformance, levelName } from '../../lint/conformance.ts';
import type { Language } from '../../model/message.ts';
import { renderAny } from '../../words/words.ts';
import { visible } from '../markdown-text.ts';
import { type ReportHead, wordsIn } from './report.ts';
import { Findings } from './report-parts.tsx';
import { REPORT_STYLE, REPORT_STYLE_HASH } from './report-style.ts';

/** A report runs nothing, loads nothing and sends nothing, whatever stands in the document. */
const POLICY = `default-src 'none'; style-src '${REPORT_STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

/** Names a tool's section in the page; of several documents each after the first counts its own. */
export function sectionId(index: number, document: number): string {
  return `${document === 0 ? '' : `file-${document + 1}-`}tool-${index + 1}`;
}

interface PageProps {
  /** Of the documents that it reports on. */
  readonly names: readonly string[];
  readonly language: Language;
}

/** The page without anything in it yet. */
export function ReportPage({ names, language }: PageProps) {
  const word = wordsIn(language);
  const [name = ''] = names;
  const title =
    names.length === 1
      ? word('export-report-title', { name: visible(name) })
      : word('export-report-title-files', { count: names.length });
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; escaped, its quotes would not be CSS. */}
        <style dangerouslySetInnerHTML={{ __html: REPORT_STYLE }} />
      </head>
      <body>
        <main />
      </body>
    </html>
  );
}

interface OverviewProps {
  readonly head: ReportHead;
  readonly document: number;
  readonly language: Language;
}

/** What stands above the tools of a document. */
export function Overview({ head, document, language }: OverviewProps) {
  const { name, tools, counts, targets, documentDiagnostics, isBehind } = head;
  const word = wordsIn(language);
  const { error: errors, warning: warnings, info: infos, providerNotes: count } = counts;
  return (
    <>
      <h1>{word('export-report-title', { name: visible(name) })}</h1>
      {isBehind && <p className="warning">{word('export-report-behind')}</p>}
      <p>{word('export-review-counts', { tools: tools.length, errors, warnings, infos })}</p>
      {count > 0 && <p className="soft">{word('export-review-notes', { count, targets: targets.join(', ') })}</p>}
      {tools.length > 0 && (
        <>
          <p>{renderAny(levelName(catalogueConformance(tools).level), language)}</p>
          <ol>
            {tools.map(({ name: tool }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never updated.
              <li key={index}>
                <a href={`#${sectionId(index, document)}`}>{visible(tool)}</a>
              </li>
            ))}
          </ol>
        </>
      )}
      {documentDiagnostics.length > 0 && (
        <>
          <h2>{word('export-review-document')}</h2>
          <Findings diagnostics={documentDiagnostics} language={language} />
        </>
      )}
    </>
  );
}
