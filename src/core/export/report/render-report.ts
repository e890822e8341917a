import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../model/message.ts';
import type { ReportedTool, ReportHead } from './report.ts';
import { ReportPage, sectionId } from './report-page.tsx';
import { ToolSection } from './report-parts.tsx';

/** Ends every report: what `reportStart` leaves open. */
export const REPORT_END = '</main></body></html>';

/**
 * A self-contained page that says everything about a document. It is made in pieces, so that a large one can be made a few
 * tools at a time: the start, each tool, the end.
 */
export function reportStart(head: ReportHead, language: Language): string {
  const page = renderToStaticMarkup(createElement(ReportPage, { head, language }));
  return `<!doctype html>${page.slice(0, -REPORT_END.length)}`;
}

export function reportTool(reported: ReportedTool, index: number, language: Language): string {
  return renderToStaticMarkup(createElement(ToolSection, { reported, language, id: sectionId(index) }));
}
