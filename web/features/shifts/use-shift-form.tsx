import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { ShiftPlace, ShiftTask } from './shift-draft.ts';

const PostShift = lazyPart(() => import('./post-shift.tsx'));

/** The form of a shift, opened from anywhere on a screen: `open` says for what, the caller places `dialog`. */
export function useShiftForm(place: ShiftPlace) {
  const [task, open] = useState<ShiftTask>();
  const dialog: ReactNode = (
    <Suspense>{task && <PostShift task={task} place={place} onClose={() => open(undefined)} />}</Suspense>
  );
  return { open, dialog };
}
