import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../model/message.ts';
import type { ReportedTool, ReportHead } from './report.ts';
import { Overview, ReportPage, sectionId } from './report-page.tsx';
import { ToolSection } from './report-parts.tsx';

/** Ends every report: what `reportStart` leaves open. */
export const REPORT_END = '</main></body></html>';

/**
 * A self-contained page that says everything about documents. It is made in pieces, so that a large one can be made a few
 * tools at a time: the start, each document with each of its tools, the end.
 */
export function reportStart(names: readonly string[], language: Language): string {
  const page = renderToStaticMarkup(createElement(ReportPage, { names, language }));
  return `<!doctype html>${page.slice(0, -REPORT_END.length)}`;
}

/** What stands above the tools; `document` counts from 0. */
export function reportDocument(head: ReportHead, document: number, language: Language): string {
  return renderToStaticMarkup(createElement(Overview, { head, document, language }));
}

export interface ToolPlace {
  readonly document: number;
  readonly index: number;
}

export function reportTool(reported: ReportedTool, { document, index }: ToolPlace, language: Language): string {
  const id = sectionId(index, document);
  return renderToStaticMarkup(createElement(ToolSection, { reported, language, id }));
}
