interface UriParts {
  readonly scheme: string;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string;
}

const PARTS = /^([A-Za-z][A-Za-z0-9+.-]*:)?(\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/;

function partsOf(uri: string): UriParts {
  const [, scheme = '', authority, path = '', query = ''] = PARTS.exec(uri) ?? [];
  return { scheme, authority, path, query };
}

/** Splits off the fragment; undefined when there is no `#`. */
export function splitFragment(uri: string): { readonly absolute: string; readonly fragment: string | undefined } {
  const hash = uri.indexOf('#');
  return hash < 0
    ? { absolute: uri, fragment: undefined }
    : { absolute: uri.slice(0, hash), fragment: uri.slice(hash + 1) };
}

/** RFC 3986 section 5.2 without the fragment: `reference` as seen from `base`. */
export function resolveUri(base: string, reference: string): string {
  const wanted = partsOf(splitFragment(reference).absolute);
  if (wanted.scheme !== '') return splitFragment(reference).absolute;
  const from = partsOf(base);
  if (wanted.authority !== undefined) return join({ ...wanted, scheme: from.scheme });
  if (wanted.path === '') return join({ ...from, query: wanted.query === '' ? from.query : wanted.query });
  const isRooted = wanted.path.startsWith('/');
  const folder = from.path.slice(0, from.path.lastIndexOf('/') + 1);
  const lead = folder === '' && from.authority !== undefined ? '/' : folder;
  const path = withoutDots(isRooted ? wanted.path : lead + wanted.path);
  return join({ scheme: from.scheme, authority: from.authority, path, query: wanted.query });
}

function join({ scheme, authority = '', path, query }: UriParts): string {
  return scheme + authority + path + query;
}

function withoutDots(path: string): string {
  const kept: string[] = [];
  const segments = path.split('/');
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    if (segment === '..') {
      if (kept.length > 1) kept.pop();
      if (isLast) kept.push('');
    } else if (segment !== '.') kept.push(segment);
    else if (isLast) kept.push('');
  }
  return kept.join('/');
}

/** Undefined for a text that is no valid percent-encoding. */
export function decodeFragment(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
