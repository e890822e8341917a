import type { PlacedGap } from '../../../worker/protocol/tool-jobs.ts';
import { text } from '../../studio.ts';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../use-words.ts';

const LOOKS = {
  done: { icon: 'circle-check', tone: 'tone-good' },
  open: { icon: 'circle-dashed', tone: 'tone-warning' },
  unknown: { icon: 'circle-question-mark', tone: 'tone-quiet' },
} as const;
/** More gaps of one kind teach nothing new; the Problems panel lists them all. */
const SHOWN_GAPS = 8;

interface CheckItemProps {
  readonly name: string;
  readonly state: keyof typeof LOOKS;
  readonly gaps: readonly PlacedGap[];
}

export function CheckItem({ name, state, gaps }: CheckItemProps) {
  const say = useWords();
  const { icon, tone } = LOOKS[state];
  return (
    <li className="check-item">
      <p className="check-name">
        <Icon name={icon} size={15} className={tone} />
        <span>
          {name} <span className={`check-state ${tone}`}>{say(`app-check-${state}`)}</span>
        </span>
      </p>
      {gaps.length > 0 && (
        <ul className="check-gaps">
          {gaps.slice(0, SHOWN_GAPS).map(({ rule, tool, message, range }) => (
            <li key={`${rule} ${tool} ${range.start.line} ${range.start.column} ${message}`}>
              <button type="button" className="link-row" onClick={() => text.reveal(range)}>
                <span>{message}</span>
                <span className="check-line">{say('app-line', { line: range.start.line })}</span>
              </button>
            </li>
          ))}
          {gaps.length > SHOWN_GAPS && (
            <li className="check-more">{say('app-gaps-more', { count: gaps.length - SHOWN_GAPS })}</li>
          )}
        </ul>
      )}
    </li>
  );
}
