import { catalogueConformance, levelName } from '../../lint/conformance.ts';
import type { Language } from '../../model/message.ts';
import { renderAny } from '../../words/words.ts';
import { visible } from '../markdown-text.ts';
import { type ReportHead, wordsIn } from './report.ts';
import { Findings } from './report-parts.tsx';
import { REPORT_STYLE, REPORT_STYLE_HASH } from './report-style.ts';

/** A report runs nothing, loads nothing and sends nothing, whatever stands in the document. */
const POLICY = `default-src 'none'; style-src '${REPORT_STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

export const sectionId = (index: number) => `tool-${index + 1}`;

interface PageProps {
  readonly head: ReportHead;
  readonly language: Language;
}

export function ReportPage({ head, language }: PageProps) {
  const word = wordsIn(language);
  const title = word('export-report-title', { name: visible(head.name) });
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
        <main>
          <h1>{title}</h1>
          <Overview head={head} language={language} />
        </main>
      </body>
    </html>
  );
}

function Overview({ head: { tools, counts, documentDiagnostics, isBehind }, language }: PageProps) {
  const word = wordsIn(language);
  const { error: errors, warning: warnings, info: infos } = counts;
  const { level } = catalogueConformance(tools);
  return (
    <>
      {isBehind && <p className="warning">{word('export-report-behind')}</p>}
      <p>{word('export-review-counts', { tools: tools.length, errors, warnings, infos })}</p>
      <p>{renderAny(levelName(level), language)}</p>
      <ol>
        {tools.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never updated.
          <li key={index}>
            <a href={`#${sectionId(index)}`}>{visible(name)}</a>
          </li>
        ))}
      </ol>
      {documentDiagnostics.length > 0 && (
        <>
          <h2>{word('export-review-document')}</h2>
          <Findings diagnostics={documentDiagnostics} language={language} />
        </>
      )}
    </>
  );
}
