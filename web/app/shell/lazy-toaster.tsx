import { Suspense } from 'react';
import { useStore } from '#web/lib/create-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { toasts } from '#web/lib/toast-store.ts';

const Toaster = lazyPart(() =>
  import('#web/ui/overlays/toaster.tsx').then((module) => ({ default: module.Toaster })),
);

/**
 * Loads the toaster with the first toast, since most visits to a public page show none. On work pages it
 * loads on the first touch or key press, so that it can also report a lost connection.
 */
export function LazyToaster({ atWork, touched }: { atWork: boolean; touched: boolean }) {
  const needed = useStore(toasts, []).length > 0;
  return <Suspense>{((atWork && touched) || needed) && <Toaster />}</Suspense>;
}
