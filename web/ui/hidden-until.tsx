import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

type HiddenUntilProps = {
  /** What is above has its final height. */
  ready: boolean;
  children: ReactNode;
};

/** Hides a part of a page, which loads meanwhile, until nothing above can push it down anymore. */
export function HiddenUntil({ ready, children }: HiddenUntilProps) {
  return (
    <div className={clsx('relative', !ready && 'invisible')}>
      {!ready && <Spinner className="visible absolute top-0 left-1/2 -translate-x-1/2" />}
      {children}
    </div>
  );
}
