import { relative, resolve } from 'node:path';

/** A file as build services know it: from the folder that they checked out, which is where they run; others as given. */
export function shownPath(file: string, cwd: string): string {
  const inside = relative(cwd, resolve(cwd, file)).replaceAll('\\', '/');
  const isOutside = inside === '' || inside.startsWith('../') || /^\/|^[A-Za-z]:/.test(inside);
  return isOutside ? file.replaceAll('\\', '/') : inside;
}

/** The same as a URI: relative, or of the scheme `file` where nothing else says where it is. */
export function pathUri(file: string, cwd: string): string {
  if (file === '-') return 'stdin';
  const path = shownPath(file, cwd);
  const drive = /^[A-Za-z]:(?=\/)/.exec(path)?.[0] ?? '';
  const rest = path.slice(drive.length).split('/').map(encodeURIComponent).join('/');
  if (drive !== '') return `file:///${drive}${rest}`;
  return path.startsWith('/') ? `file://${rest}` : rest;
}
