import { type ComponentProps, type ReactElement, type Ref, useMemo, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { moveBetweenRows } from './move-between-rows.ts';

interface VirtualListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly className?: string;
  readonly handle?: Ref<VirtualizerHandle>;
  readonly children: (item: Item, index: number) => ReactElement;
}

/** A list that mounts only what is in view; it stays a real list for assistive technology. */
export function VirtualList<Item>({ label, items, className = '', handle, children }: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const NamedList = useMemo(
    () => (props: ComponentProps<'ul'>) => <ul {...props} aria-label={label} onKeyDown={moveBetweenRows} />,
    [label],
  );
  return (
    <div className={`filled ${className}`}>
      <div className="scroller" ref={scroller}>
        <Virtualizer as={NamedList} item="li" data={items} scrollRef={scroller} {...(handle ? { ref: handle } : {})}>
          {children}
        </Virtualizer>
      </div>
    </div>
  );
}
