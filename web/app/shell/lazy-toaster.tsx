import { Suspense, lazy, useSyncExternalStore } from 'react';
import { currentToasts, onToastsChange } from '#web/ui/toast-store.ts';

const Toaster = lazy(() => import('#web/ui/toaster.tsx').then((module) => ({ default: module.Toaster })));

/** The toaster is loaded with the first toast: most visits to a public page show none. */
export function LazyToaster() {
  const needed = useSyncExternalStore(
    onToastsChange,
    () => currentToasts().length > 0,
    () => false,
  );
  return <Suspense>{needed && <Toaster />}</Suspense>;
}
