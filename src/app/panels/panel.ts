import type { ComponentType } from 'react';
import type { AppWordId } from '../say.ts';

/** A tab of the dock: one folder and one line in `index.ts`. */
export interface Panel {
  readonly id: string;
  readonly title: AppWordId;
  readonly Panel: ComponentType;
  /** What the tab shows beside its title, such as a count. */
  readonly Badge?: ComponentType;
}
