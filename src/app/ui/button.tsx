import { Tooltip } from 'radix-ui';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'quiet' | 'primary';
  readonly isSmall?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ look, isSmall = false, className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`button ${look ?? ''} ${isSmall ? 'small' : ''} ${className}`} {...rest} />;
}

interface IconButtonProps extends ButtonProps {
  /** The accessible name, also shown on hover and focus. */
  readonly label: string;
  /** Shown beside the label in the tooltip. */
  readonly keys?: string | undefined;
  readonly children: ReactNode;
}

export function IconButton({ label, keys, className = '', look = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <Button aria-label={label} look={look} className={`icon ${className}`} {...rest} />
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" sideOffset={4} collisionPadding={8}>
          {label} {keys !== undefined && <kbd>{keys}</kbd>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
