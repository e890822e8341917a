import type { Severity } from '../../model/diagnostic.ts';

export interface SuspiciousUrl {
  readonly url: string;
  readonly what: 'number' | 'shortener' | 'catcher' | 'script';
  readonly severity: Severity;
}

const URL_TEXT = /\b(?:https?|ftp):\/\/[^\s"'<>)\]}`]{3,300}/gi;
const SCRIPT_URL = /\b(?:javascript:|data:text\/html)[^\s"'<>]{1,100}/gi;
const NUMERIC_HOST = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
/** Hosts whose real receiver anybody can be. */
const SHORTENERS: ReadonlySet<string> = new Set([
  'bit.ly',
  'tinyurl.com',
  't.co',
  'goo.gl',
  'is.gd',
  'ow.ly',
  'cutt.ly',
  'rb.gy',
  'rebrand.ly',
  's.id',
]);
const CATCHERS =
  /(?:^|\.)(?:ngrok\.io|ngrok-free\.app|ngrok\.app|webhook\.site|requestbin\.(?:com|net)|pipedream\.net|burpcollaborator\.net|oast\.(?:fun|pro|live|me|site|online)|interact\.sh|trycloudflare\.com|serveo\.net|localhost\.run|localtunnel\.me|loca\.lt)$/;

/** Addresses of one chat channel: whoever made them reads along. */
const CHANNELS =
  /^https:\/\/(?:(?:\w+\.)?discord(?:app)?\.com\/api\/webhooks\/\d{5}|hooks\.slack\.com\/services\/T\w{5}|api\.telegram\.org\/bot\d{5})/i;

const NONE: readonly SuspiciousUrl[] = [];

export function urlsIn(text: string): readonly SuspiciousUrl[] {
  if (!text.includes(':')) return NONE;
  const found: SuspiciousUrl[] = [];
  for (const [matched] of text.includes('://') ? text.matchAll(URL_TEXT) : []) {
    const url = matched.replace(/[.,;:!?]+$/, '');
    const host = hostOf(url);
    const what = NUMERIC_HOST.test(host) ? (isOpenAddress(host) ? 'number' : undefined) : kindOf(host, url);
    if (what !== undefined)
      found.push({ url: url.slice(0, 120), what, severity: what === 'shortener' ? 'info' : 'warning' });
  }
  for (const [url] of text.matchAll(SCRIPT_URL))
    found.push({ url: url.slice(0, 60), what: 'script', severity: 'warning' });
  return found;
}

function hostOf(url: string): string {
  const authority = url.slice(url.indexOf('://') + 3).split(/[/?#\\]/)[0] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  return host.replace(/:\d+$/, '').toLowerCase();
}

function kindOf(host: string, url: string): 'shortener' | 'catcher' | undefined {
  if (SHORTENERS.has(host)) return 'shortener';
  return CATCHERS.test(host) || (CHANNELS.test(url) && !/0000|x{3}|your|example/i.test(url)) ? 'catcher' : undefined;
}

/** Private, local and documentation networks are not. */
function isOpenAddress(host: string): boolean {
  const [a = 0, b = 0, c = 0] = host.split('.').map(Number);
  if (a === 0 || a === 10 || a === 127 || a >= 224 || (a === 192 && b === 168) || (a === 169 && b === 254))
    return false;
  if (a === 172 && b >= 16 && b < 32) return false;
  const isShared =
    (a === 192 && b === 0 && c === 2) || (a === 198 && b === 51 && c === 100) || (a === 203 && b === 0 && c === 113);
  const isWellKnown = ['1.1.1.1', '8.8.8.8', '1.2.3.4'].includes(host);
  return !isShared && !isWellKnown;
}
