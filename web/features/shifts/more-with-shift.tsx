import { Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { ActionsProps } from './own-shift-actions.tsx';

const ShiftMenu = lazyPart(() => import('./shift-menu.tsx'));

/** The menu of a shift, which comes after the list itself; its place is kept. */
export const MoreWithShift = (props: ActionsProps) => (
  <Suspense fallback={<span className="block size-11" />}>
    <ShiftMenu {...props} />
  </Suspense>
);
