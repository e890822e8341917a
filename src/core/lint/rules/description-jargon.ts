import { defineRule } from '../define-rule.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

/** Abbreviations that every model and most readers know. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'AI AM API APIS ASAP ASCII AWS BCC CC CEO CLI CPU CSS CSV DB DELETE DNS EU EUR FAQ FTP GB GET GIF GIT GMT GPS GPT GPU GUID HEAD HTML HTTP HTTPS ' +
    'IBAN ICS ID IDE IDS IMAP IO IP IPV ISBN ISO IT JPEG JPG JS JSON JSONL JWT KB KML LLM LLMS MAX MB MCP MD MIME MIN ML MP MUST NASA NO NOT NOTE NULL OCR ' +
    'OK OR OS PATCH PDF PDFS PM PNG POST PUT QR RAM RFC REST RGB ROM RPC RSS SDK SHOULD SMS SMTP SQL SSH SSL SVG TCP TLS TODO TOML TSV TTS UDP UI UK UN URI URIS URL ' +
    'URLS US USA USB USD UTC UTF UUID UUIDS UX VAT VM VN VND VPN XML XLSX YAML ZIP AND THE ALL ONLY NEVER ALWAYS USE WHEN DO FOR THIS IF ONE TRUE FALSE WITH IN ON BY'
  ).split(' '),
);
const ABBREVIATION = /\b[A-Z][A-Z0-9]{1,5}\b/g;

export const descriptionJargon = defineRule({
  id: 'description-jargon',
  family: 'description',
  severity: 'off',
  preset: 'strict',
  summary: 'A description explains in-house abbreviations.',
  why: 'A model reads the abbreviation of one company as that of another; three words in brackets remove the doubt.',
  source: ANTHROPIC_TOOLS,
  confidence: 0.4,
  messages: { unexplained: 'The abbreviation "{word}" is not explained. Write it out once.' },
  examples: {
    good: [
      { name: 'a', description: 'Get the SLA (service level agreement) of a customer as JSON.' },
      { name: 'a', description: 'Get the service level agreement (SLA) of a customer.' },
    ],
    bad: [
      { tool: { name: 'a', description: 'Get the QBR of a customer.' }, expect: 'unexplained', at: '/description' },
    ],
  },
  check(tool, report) {
    const text = tool.description ?? '';
    // All capitals is a heading or an emphasis, not an abbreviation.
    for (const word of new Set(text.match(ABBREVIATION) ?? [])) {
      if (KNOWN.has(word) || isShouted(word) || isExpanded(text, word)) continue;
      report('unexplained', ['description'], { data: { word } });
      return;
    }
  },
});

/** Words in capitals for emphasis can be spoken; codes end in a digit. */
function isShouted(word: string): boolean {
  return /\d$/.test(word) || (word.length > 3 && /[AEIOUY]/.test(word.slice(1)));
}

/** Beside brackets that hold it or its words, or spelled out by words of its initials in a row. */
function isExpanded(text: string, word: string): boolean {
  if (text.includes(`(${word}`) || text.includes(`${word} (`)) return true;
  const initials = (text.match(/\b\p{L}/gu) ?? []).join('').toUpperCase();
  return word.length > 2 && initials.includes(word);
}
