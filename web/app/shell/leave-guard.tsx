import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { hasUnsavedChanges } from '#web/lib/unsaved-changes.ts';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { toast } from '#web/lib/toast-store.ts';
import { opensOffline, pageIsLoaded } from './loaded-pages.ts';

/** Offline, the browser would show its own error page for a page that is not loaded. */
const isOutOfReach = (pathname: string) => !navigator.onLine && !opensOffline(pathname);

/**
 * Asks before a page with unsaved input is left or reloaded. Also blocks navigation to a page that cannot be
 * loaded offline.
 */
export function LeaveGuard() {
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ nextLocation }) => hasUnsavedChanges() || isOutOfReach(nextLocation.pathname),
  );
  const isStuck = blocker.state === 'blocked' && isOutOfReach(blocker.location.pathname);
  useEffect(() => pageIsLoaded(pathname), [pathname]);
  useEffect(() => {
    if (!isStuck) return;
    blocker.reset();
    toast({ title: 'You’re offline', description: 'This page opens when you’re back.' });
  }, [isStuck, blocker]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked' || isStuck) return null;
  return (
    <LazyConfirmDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      danger
      title="Leave without saving?"
      description="What you typed here has not been saved."
      cancel="Keep editing"
      confirm="Leave"
      onConfirm={() => blocker.proceed()}
    />
  );
}
