import { notices } from '../studio.ts';

/** Stays until the page is loaded anew; told again, it takes its own place. */
export function tellMissingCode(): void {
  notices.keepTelling('workspace-code-missing', 'workspace-reload', () => location.reload());
}
