import type { TextEdit, TextRange } from '../../core/model/diagnostic.ts';
import type { StudioDocument } from '../../state/documents-slice.ts';
import { applyEdits } from './apply-edits.ts';
import { differenceOf } from './difference.ts';
import { type Places, placesInMemory } from './places.ts';
import type { TextChange, TextSurface } from './text-surface.ts';

export type DocumentText = ReturnType<typeof createDocumentText>;

interface Listeners {
  readonly leaving: Set<(document: StudioDocument, text: () => string) => void>;
  readonly opened: Set<(document: StudioDocument, text: string, revision: number) => void>;
  readonly changed: Set<(change: TextChange) => void>;
  readonly relabelled: Set<() => void>;
}

/**
 * The open document's text, whoever holds it: a surface while one is on screen, else this object. Every change of the
 * text passes through here and raises the revision, so that analysis and journal hear of it in order.
 */
export function createDocumentText(places: Places = placesInMemory()) {
  const listeners: Listeners = { leaving: new Set(), opened: new Set(), changed: new Set(), relabelled: new Set() };
  let document: StudioDocument | null = null;
  let heldText = '';
  let revision = 0;
  let surface: TextSurface | null = null;
  /** False while a document is opened that the surface does not show yet. */
  let isOnSurface = false;
  let readOnlyReason: string | null = null;
  let whenShown: (() => void)[] = [];

  function changed(edits: readonly TextEdit[]): void {
    const change = { edits, baseRevision: revision, revision: revision + 1 };
    revision = change.revision;
    for (const listener of listeners.changed) listener(change);
  }

  function keepPlace(): void {
    const place = surface?.place() ?? null;
    if (document !== null && place !== null) places.keep(document.id, place);
  }

  const textNow = () => (surface !== null && isOnSurface ? surface.text() : heldText);

  /** A plain text field turns Windows line ends into its own; offsets must speak of what it holds. */
  function asShown(text: string): string {
    return surface !== null && text.includes('\r') ? surface.text() : text;
  }

  return {
    revision: () => revision,
    text: textNow,
    document: () => document,

    open(next: StudioDocument, text: string): void {
      keepPlace();
      if (document !== null) for (const listener of listeners.leaving) listener(document, textNow);
      document = next;
      heldText = text;
      revision += 1;
      whenShown = [];
      isOnSurface = false;
      const show = () => {
        surface?.show(next, text, places.of(next.id));
        isOnSurface = true;
      };
      // Whoever reads the text alone need not wait for the screen, except where the screen may change it.
      const mayChange = text.includes('\r');
      if (mayChange) show();
      const shown = asShown(text);
      for (const listener of listeners.opened) listener(next, shown, revision);
      if (!mayChange) show();
    },

    /** The same text under another name and as another language. */
    relabel(next: StudioDocument): void {
      document = next;
      surface?.relabel(next);
      for (const listener of listeners.relabelled) listener();
    },

    /** The surface shows the open document from now on, and reports changes by `changed`. */
    attach(next: TextSurface): () => void {
      surface = next;
      next.setReadOnly(readOnlyReason);
      if (document !== null) {
        next.show(document, heldText, places.of(document.id));
        isOnSurface = true;
        const edit = differenceOf(heldText, asShown(heldText));
        if (edit !== null) changed([edit]);
      }
      for (const task of whenShown.splice(0)) task();
      return () => {
        if (surface !== next) return;
        keepPlace();
        heldText = next.text();
        surface = null;
      };
    },
    changed,
    /** For a page that may be gone in a moment. */
    keepPlace,
    /** Where somebody was in a document last. */
    placeIn: (id: string) => places.of(id),

    /** Does nothing while the document is read-only. */
    apply(edits: readonly TextEdit[]): void {
      if (edits.length === 0 || readOnlyReason !== null) return;
      if (surface === null) {
        heldText = applyEdits(heldText, edits);
        changed(edits);
      } else surface.apply(edits);
    },
    /** Shows what another tab has made of the document. */
    follow(next: string): void {
      const edit = differenceOf(this.text(), next);
      if (edit === null) return;
      if (surface === null) {
        heldText = next;
        changed([edit]);
      } else surface.follow([edit]);
    },
    /** Runs now, or when the open document comes on screen; forgotten when another document is opened first. */
    onceShown(task: () => void): void {
      if (surface === null) whenShown.push(task);
      else task();
    },

    undo: () => surface?.undo(),
    reveal: (range: TextRange) => surface?.reveal(range),
    revealOffset: (offset: number) => surface?.revealOffset(offset),
    light: (range: TextRange | null) => surface?.light(range),
    showQuickFixes: () => surface?.showQuickFixes(),
    setReadOnly(reason: string | null): void {
      readOnlyReason = reason;
      surface?.setReadOnly(reason);
    },
    /** An editor that is still coming takes the focus when it is there. */
    focus(): void {
      this.onceShown(() => surface?.focus());
    },

    /** Told before another document takes the place of this one, with the last chance to read its text. */
    onLeaving: (listener: (document: StudioDocument, text: () => string) => void) =>
      subscribe(listeners.leaving, listener),
    onOpened: (listener: (document: StudioDocument, text: string, revision: number) => void) =>
      subscribe(listeners.opened, listener),
    onChanged: (listener: (change: TextChange) => void) => subscribe(listeners.changed, listener),
    onRelabelled: (listener: () => void) => subscribe(listeners.relabelled, listener),
  };
}

function subscribe<Listener>(set: Set<Listener>, listener: Listener): () => void {
  set.add(listener);
  return () => set.delete(listener);
}
