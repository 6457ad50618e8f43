import { clsx } from 'clsx';
import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import type { Mood } from './biscuit-drawing.tsx';

type LazyBiscuitProps = { mood: Mood; className: string };

const Biscuit = lazy((): Promise<{ default: ComponentType<LazyBiscuitProps> }> =>
  import('./biscuit.tsx').then(
    (file) => ({ default: file.Biscuit }),
    // If the drawing fails to load, the text next to it is enough.
    () => ({ default: () => null }),
  ),
);

/** Loads Biscuit's drawing on first render, for places that few visitors see, such as an empty list. */
export function LazyBiscuit({ mood, className }: LazyBiscuitProps) {
  return (
    <Suspense fallback={<span className={clsx('block aspect-square', className)} />}>
      <Biscuit mood={mood} className={className} />
    </Suspense>
  );
}
