import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { currentToasts, onToastsChange } from '#web/ui/toast-store.ts';

const Toaster = lazyPart(() => import('#web/ui/toaster.tsx').then((module) => ({ default: module.Toaster })));

/**
 * The toaster comes with the first toast, since most visits to a public page show none. Where somebody works it comes with
 * their first touch or key, so that it is there to tell of a lost connection too, and a screen's first view goes without.
 */
export function LazyToaster({ atWork }: { atWork: boolean }) {
  const touched = useTouched();
  const needed = useSyncExternalStore(
    onToastsChange,
    () => currentToasts().length > 0,
    () => false,
  );
  return <Suspense>{((atWork && touched) || needed) && <Toaster />}</Suspense>;
}

/** Whether somebody has touched or typed anything since the page was loaded. */
function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const heard = new AbortController();
    const hear = () => {
      heard.abort();
      setTouched(true);
    };
    const options = { signal: heard.signal, capture: true, passive: true };
    window.addEventListener('pointerdown', hear, options);
    window.addEventListener('keydown', hear, options);
    return () => heard.abort();
  }, []);
  return touched;
}
