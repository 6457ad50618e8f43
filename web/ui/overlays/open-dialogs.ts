import { useLayoutEffect } from 'react';
import { createStore, useStore } from '#web/lib/create-store.ts';

const open = createStore(() => 0);

/** Counts a dialog while it is open, so that what opens by itself waits for it. */
export function useCountedDialog(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    open.set(open.get() + 1);
    return () => open.set(open.get() - 1);
  }, [isOpen]);
}

/** Whether a dialog is open that somebody opened. */
export const useAnyDialogOpen = (): boolean => useStore(open, 0) > 0;
