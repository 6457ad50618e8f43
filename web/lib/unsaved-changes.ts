import { useEffect } from 'react';

const held = new Set<object>();

/** While `unsaved` is true, leaving the page asks first (web/app/shell/leave-guard.tsx). */
export function useUnsavedChanges(unsaved: boolean): void {
  useEffect(() => {
    const form = {};
    if (unsaved) held.add(form);
    return () => void held.delete(form);
  }, [unsaved]);
}

export const hasUnsavedChanges = (): boolean => held.size > 0;
