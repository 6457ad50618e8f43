import { useEffect, useMemo, useSyncExternalStore } from 'react';

/**
 * Position in the window of the first visible matching element, updated on every scroll; null if nothing
 * matches.
 */
export function useTargetBox(selector: string | null): DOMRect | null {
  useEffect(() => {
    visible(selector)?.scrollIntoView({ block: 'nearest' });
  }, [selector]);
  const box = useSyncExternalStore(listen, () => boxOf(selector));
  return useMemo(() => {
    if (!box) return null;
    const [x, y, width, height] = box.split(' ').map(Number);
    return new DOMRect(x, y, width, height);
  }, [box]);
}

/** Serializes the box, so that an unchanged position compares as equal. */
function boxOf(selector: string | null): string | null {
  const element = visible(selector);
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return `${x} ${y} ${width} ${height}`;
}

function visible(selector: string | null): Element | undefined {
  if (!selector) return undefined;
  return [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
}

function listen(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  window.addEventListener('scroll', listener, true);
  return () => {
    window.removeEventListener('resize', listener);
    window.removeEventListener('scroll', listener, true);
  };
}
