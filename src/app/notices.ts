import { toast } from 'sonner';
import type { Language, MessageData } from '../core/model/message.ts';
import type { StudioStore } from '../state/store.ts';
import type { JobFailure } from '../worker/protocol.ts';
import { type AppWordId, sayIn } from './say.ts';

export type Notices = ReturnType<typeof createNotices>;

/** Short sentences that pass by; what can be undone says so. */
export function createNotices(store: StudioStore) {
  const say = (id: AppWordId, data: MessageData) => sayIn(store.getState().language)(id, data);
  return {
    tell: (id: AppWordId, data: MessageData = {}) => void toast(say(id, data)),
    warn: (id: AppWordId, data: MessageData = {}) => void toast.error(say(id, data)),
    /** Why the analysis would not: in its own words where it has some. */
    warnOf(failure: JobFailure): void {
      toast.error(failure.kind === 'refused' ? failure.message : say('app-notice-failed', {}));
    },
    /** For what the analysis has worded already. */
    tellSentence: (sentence: string) => void toast(sentence, { duration: 2500 }),
    /** `gone`: the chance to undo it has passed. */
    tellUndoable(id: AppWordId, data: MessageData, undo: () => void, gone?: () => void): void {
      let isUndone = false;
      const take = () => {
        isUndone = true;
        undo();
      };
      const over = () => {
        if (!isUndone) gone?.();
      };
      const action = { label: say('app-undo', {}), onClick: take };
      toast(say(id, data), { action, duration: 8000, onDismiss: over, onAutoClose: over });
    },
    /** With something to do about it. */
    tellWith(id: AppWordId, data: MessageData, label: AppWordId, act: () => void): void {
      toast(say(id, data), { action: { label: say(label, {}), onClick: act }, duration: 12_000 });
    },
    /** Stays until it is acted on or closed; told again, it takes its own place. */
    keepTelling(id: AppWordId, label: AppWordId, act: () => void): void {
      const action = { label: say(label, {}), onClick: act };
      toast(say(id, {}), { id, action, duration: Number.POSITIVE_INFINITY, closeButton: true });
    },
    /** Hours and minutes as the interface language writes them, with the day when it is another one. */
    time: (at: number) => clock(store.getState().language, isToday(at)).format(at),
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();
const TIME = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
const DAY_AND_TIME = { ...TIME, day: 'numeric', month: 'short' } as const;

/** A formatter takes longer to make than a keystroke's rendering may take. */
function clock(language: Language, isTimeEnough: boolean): Intl.DateTimeFormat {
  const key = `${language} ${isTimeEnough}`;
  const made = clocks.get(key) ?? new Intl.DateTimeFormat(language, isTimeEnough ? TIME : DAY_AND_TIME);
  clocks.set(key, made);
  return made;
}

function isToday(at: number): boolean {
  return new Date(at).toDateString() === new Date().toDateString();
}
