import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { ShiftPlace, ShiftTask } from './shift-draft.ts';

const PostShift = lazyPart(() => import('./post-shift.tsx'));

/** Dialog with the shift form for a whole screen: `open` sets its task, and the caller renders `dialog`. */
export function useShiftForm(place: ShiftPlace) {
  const [task, open] = useState<ShiftTask>();
  const dialog: ReactNode = (
    <Suspense>{task && <PostShift task={task} place={place} onClose={() => open(undefined)} />}</Suspense>
  );
  return { open, dialog };
}
