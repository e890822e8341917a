import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

interface LazyPart<Props> {
  /** Another one after each failure. */
  newest: ComponentType<Props>;
  readonly waiting: ReactNode;
}

/**
 * Like React's `lazy`, with the waiting inside it; and what could not be fetched is asked for again when the part is shown
 * anew.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const askFor = () => lazy(() => load().catch(failed)) as unknown as ComponentType<Props>;
  const part: LazyPart<Props> = { newest: askFor(), waiting };
  function failed(error: unknown): never {
    part.newest = askFor();
    throw error;
  }
  return (props) => <Shown part={part} props={props} />;
}

interface ShownProps<Props> {
  readonly part: LazyPart<Props>;
  readonly props: Props;
}

/** The same one as long as it is on screen: a failure must reach the boundary. */
function Shown<Props extends object>({ part, props }: ShownProps<Props>) {
  const [Part] = useState(() => part.newest);
  return (
    <Suspense fallback={part.waiting}>
      <Part {...props} />
    </Suspense>
  );
}
