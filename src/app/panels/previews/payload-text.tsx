import { type CSSProperties, type KeyboardEvent, useMemo } from 'react';
import type { Preview } from '../../../worker/protocol.ts';
import { text } from '../../studio.ts';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';
import { colourLine } from './colour-line.ts';
import { litLines } from './lit-lines.ts';

interface PayloadTextProps {
  readonly preview: Preview;
  readonly label: string;
}

/** The payload, line by line: pointing at a line lights its source, choosing it goes there. */
export function PayloadText({ preview, label }: PayloadTextProps) {
  const say = useWords();
  const lines = useMemo(() => preview.text?.split('\n') ?? [], [preview.text]);
  const ranges = useMemo(() => new Map(preview.lines.map(({ line, range }) => [line, range])), [preview.lines]);
  const place = useStudio((state) => state.pointed ?? state.cursor);
  const lit = useMemo(() => litLines(preview.lines, place.line), [preview.lines, place.line]);
  if (preview.text === null) return <p className="quiet-note">{say('app-refused-note')}</p>;
  return (
    <fieldset className="payload" aria-label={say('app-payload', { target: label })} onKeyDown={moveAmongLines}>
      {lines.map((line, index) => {
        const range = ranges.get(index + 1) ?? null;
        const className = lit.has(index + 1) ? 'payload-line is-lit' : 'payload-line';
        const style = hangingIndent(line);
        return range === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line's number is what it is.
          <div key={index} className={className} style={style}>
            {colourLine(line)}
          </div>
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a line's number is what it is.
            key={index}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            className={className}
            style={style}
            onClick={() => text.reveal(range)}
            onMouseEnter={() => text.light(range)}
            onMouseLeave={() => text.light(null)}
            onFocus={() => text.light(range)}
            onBlur={() => text.light(null)}
          >
            {colourLine(line)}
          </button>
        );
      })}
    </fieldset>
  );
}

/** A wrapped line goes on two characters to the right of where it began. */
function hangingIndent(line: string): CSSProperties {
  const indent = line.search(/\S|$/) + 2;
  return { paddingLeft: `calc(8px + ${indent}ch)`, textIndent: `-${indent}ch` };
}

/** One tab stop for the whole payload; the arrow keys go from line to line. */
function moveAmongLines(event: KeyboardEvent<HTMLFieldSetElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = buttons[index + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
