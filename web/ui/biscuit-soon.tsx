import { clsx } from 'clsx';
import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import type { Mood } from './biscuit.tsx';

type BiscuitSoonProps = { mood: Mood; className: string };

const Biscuit = lazy((): Promise<{ default: ComponentType<BiscuitSoonProps> }> =>
  import('./biscuit.tsx').then(
    (file) => ({ default: file.Biscuit }),
    // Without a connection nobody misses him: the words beside him say it all.
    () => ({ default: () => null }),
  ),
);

/** Biscuit where most never see him, as in an empty list: his drawing comes when he is shown. */
export function BiscuitSoon({ mood, className }: BiscuitSoonProps) {
  return (
    <Suspense fallback={<span className={clsx('block aspect-square', className)} />}>
      <Biscuit mood={mood} className={className} />
    </Suspense>
  );
}
