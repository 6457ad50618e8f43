import { useCallback, useSyncExternalStore } from 'react';
import { matchesFirst } from './first-view/first-screen.ts';

/** Whether a media query matches now, such as '(width < 48rem)'; on the server as `matchesFirst` says. */
export function useMedia(media: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(media);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(media).matches,
    () => matchesFirst(media),
  );
}
