const PREFIX = 'toolscribe:';

/** Small settings in local storage. Where it is blocked they last as long as the page. */
export function readPreference(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function writePreference(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Blocked or full: the setting still holds until the page is closed.
  }
}

export const layoutStorage = {
  getItem: readPreference,
  setItem: writePreference,
};

/** Of the tab's own document: it was closed. */
export const NO_DOCUMENT = '';

/** Of this browser tab alone; it lives through a reload. */
export function readTabPreference(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function writeTabPreference(name: string, value: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, value);
  } catch {
    // Blocked: a reload then opens the document that was used last in any tab.
  }
}
