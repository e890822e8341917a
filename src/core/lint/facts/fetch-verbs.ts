/** Verbs of tools that read what stands elsewhere, a web page above all. */
export const FETCH_VERBS: ReadonlySet<string> = new Set(
  'fetch scrape crawl browse navigate extract open visit'.split(' '),
);
