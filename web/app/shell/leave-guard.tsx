import { Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { holdsUnsaved } from '#web/lib/unsaved.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const ConfirmDialog = lazyPart(() =>
  import('#web/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** Asks before a page is left, or loaded anew, whose forms hold something that was not saved. */
export function LeaveGuard() {
  const blocker = useBlocker(holdsUnsaved);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (holdsUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && blocker.reset()}
        danger
        title="Leave without saving?"
        description="What you typed here has not been saved."
        cancel="Keep Editing"
        confirm="Leave"
        onConfirm={() => blocker.proceed()}
      />
    </Suspense>
  );
}
