import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { RequestPlace, RequestTask } from './request-draft.ts';

const PostRequest = lazyPart(() => import('./post-request.tsx'));

/** Dialog with the request form for a whole screen: `open` sets its task, and the caller renders `dialog`. */
export function useRequestForm(place: RequestPlace) {
  const [task, open] = useState<RequestTask>();
  const dialog: ReactNode = (
    <Suspense>{task && <PostRequest task={task} place={place} onClose={() => open(undefined)} />}</Suspense>
  );
  return { open, dialog };
}
