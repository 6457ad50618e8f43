import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Handles keys while the focus is within an element, so that they need no switch of their own. Afterwards `next` has the
 * focus, because what had it may be gone. @returns the element's ref
 */
export function useKeys(keys: Record<string, () => void>, next: RefObject<HTMLElement | null>) {
  const within = useRef<HTMLDivElement>(null);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = within.current;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
      next.current?.focus();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [next]);
  return within;
}
