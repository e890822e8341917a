import { type CSSProperties, memo } from 'react';
import type { TextRange } from '../../../core/model/diagnostic.ts';
import { text } from '../../studio.ts';
import { colourLine } from './colour-line.ts';

interface PayloadLineProps {
  readonly line: string;
  /** Where it came from, when it came from anywhere. */
  readonly range: TextRange | null;
  readonly isLit: boolean;
  /** The one line of the payload that the Tab key reaches. */
  readonly isTabStop: boolean;
}

export const PayloadLine = memo(function PayloadLine({ line, range, isLit, isTabStop }: PayloadLineProps) {
  const className = isLit ? 'payload-line is-lit' : 'payload-line';
  const style = hangingIndent(line);
  if (range === null) {
    return (
      <div className={className} style={style}>
        {colourLine(line)}
      </div>
    );
  }
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
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
});

/** A wrapped line goes on two characters to the right of where it began. */
function hangingIndent(line: string): CSSProperties {
  const indent = line.search(/\S|$/) + 2;
  return { paddingLeft: `calc(8px + ${indent}ch)`, textIndent: `-${indent}ch` };
}
