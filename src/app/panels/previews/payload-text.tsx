import { type KeyboardEvent, useMemo } from 'react';
import type { Preview } from '../../../worker/protocol/tool-jobs.ts';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';
import { litLines } from './lit-lines.ts';
import { PayloadLine } from './payload-line.tsx';

interface PayloadTextProps {
  readonly preview: Preview;
  readonly label: string;
}

/** The payload, line by line: pointing at a line lights its source, choosing it goes there. */
export function PayloadText({ preview, label }: PayloadTextProps) {
  const say = useWords();
  const lines = useMemo(() => preview.text?.split('\n') ?? [], [preview.text]);
  const ranges = useMemo(() => new Map(preview.lines.map(({ line, range }) => [line, range])), [preview.lines]);
  const pointedLine = useStudio((state) => (state.pointed ?? state.cursor).line);
  const lit = useMemo(() => litLines(preview.lines, pointedLine), [preview.lines, pointedLine]);
  const tabStop = preview.lines.find(({ range }) => range !== null)?.line;
  if (preview.text === null) return null;
  return (
    <div className="filled">
      <fieldset className="payload" aria-label={say('app-payload', { target: label })} onKeyDown={moveAmongLines}>
        {lines.map((line, index) => (
          <PayloadLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a line's number is what it is.
            key={index}
            line={line}
            range={ranges.get(index + 1) ?? null}
            isLit={lit.has(index + 1)}
            isTabStop={index + 1 === tabStop}
          />
        ))}
      </fieldset>
    </div>
  );
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
