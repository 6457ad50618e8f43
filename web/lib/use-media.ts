import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now, such as '(width < 48rem)'; false on the server. */
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
    () => false,
  );
}
