const COMMAND = /\b(?:Invoke-RestMethod|Invoke-WebRequest|irm|iwr)\b|(?:^|[\s=(])@['"]\r?\n/i;
const HERE = /@(['"])\r?\n([\s\S]*?)\r?\n\1@/g;
/** To the end of the text where a quote is not closed, so that no part of it is read twice. */
const QUOTED = /'((?:[^']|'')*)(?:'|$)|"((?:[^"`]|`[\s\S]|"")*)(?:"|$)/g;

/** A command of PowerShell, or one of its hash tables. */
export function isPowerShell(text: string): boolean {
  return COMMAND.test(text) || /\bConvertTo-Json\b/i.test(text);
}

/** The texts of a PowerShell command that may be a body: its quoted strings and here-strings. */
export function readPowerShellTexts(text: string): readonly string[] {
  if (!COMMAND.test(text)) return [];
  const here = [...text.matchAll(HERE)].map(([, quote, body]) =>
    quote === '"' ? unescaped(body ?? '') : (body ?? ''),
  );
  const quoted = [...text.replaceAll(HERE, '').matchAll(QUOTED)].map(([, single, double]) =>
    single === undefined ? unescaped(double ?? '') : single.replaceAll("''", "'"),
  );
  return [...here, ...quoted];
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '0': '\0' };

function unescaped(text: string): string {
  return text
    .replaceAll('""', '"')
    .replaceAll(/`(\r?\n|[\s\S])/g, (_, next: string) => (next.endsWith('\n') ? next : (ESCAPES[next] ?? next)));
}
