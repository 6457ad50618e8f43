import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { TabsSkeleton } from './data/page-skeleton.tsx';

type HiddenUntilProps = {
  /** What is above has its final height. */
  ready: boolean;
  children: ReactNode;
};

/** Shows the shape of tabs in place of a part of a page, which loads meanwhile, until nothing above can push it down anymore. */
export function HiddenUntil({ ready, children }: HiddenUntilProps) {
  return (
    <div className={clsx('relative', !ready && 'invisible')}>
      {!ready && (
        <div className="visible absolute inset-x-0 top-3">
          <TabsSkeleton />
        </div>
      )}
      {children}
    </div>
  );
}
