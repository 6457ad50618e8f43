import { Suspense } from 'react';
import { useStore } from '#web/lib/create-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { toasts } from '#web/ui/toast-store.ts';

const Toaster = lazyPart(() => import('#web/ui/toaster.tsx').then((module) => ({ default: module.Toaster })));

/**
 * The toaster comes with the first toast, since most visits to a public page show none. Where somebody works it comes with
 * their first touch or key, so that it is there to tell of a lost connection too, and a screen's first view goes without.
 */
export function LazyToaster({ atWork, touched }: { atWork: boolean; touched: boolean }) {
  const needed = useStore(toasts, []).length > 0;
  return <Suspense>{((atWork && touched) || needed) && <Toaster />}</Suspense>;
}
