import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { currentToasts, onToastsChange } from '#web/ui/toast-store.ts';

const Toaster = lazyPart(() => import('#web/ui/toaster.tsx').then((module) => ({ default: module.Toaster })));

/**
 * The toaster comes with the first toast, since most visits to a public page show none. `ready` has it stand before: who
 * works here is to be told of a lost connection too.
 */
export function LazyToaster({ ready }: { ready: boolean }) {
  const needed = useSyncExternalStore(
    onToastsChange,
    () => currentToasts().length > 0,
    () => false,
  );
  return <Suspense>{(ready || needed) && <Toaster />}</Suspense>;
}
