import { memo } from 'react';
import letters from './icon-letters.json' with { type: 'json' };

export type IconName = keyof typeof letters;

interface IconProps {
  readonly name: IconName;
  /** Pixels. */
  readonly size: number;
  readonly className?: string;
}

/**
 * A sign beside words, or in a control that has a name; never read out. It is a letter of a font of our own: dozens of
 * drawings in the page would cost the frame of a keystroke more than its text does.
 */
export const Icon = memo(function Icon({ name, size, className = '' }: IconProps) {
  const letter = letters[name];
  return <span className={`glyph ${className}`} style={{ fontSize: size }} data-letter={letter} aria-hidden="true" />;
});
