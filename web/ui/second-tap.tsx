import { useEffect } from 'react';
import type { RefObject } from 'react';

/** How long after the first, in ms, and how near to it, in px, a tap is the second half of a double tap. */
const doubleTap = { within: 500, near: 24 };

export type Tap = { x: number; y: number; at: number };

/**
 * A double tap on the button that closes a dialog would press what lies behind it. This stands in the dialog, knows the
 * last tap in there, and drops its second half once the dialog is gone.
 */
export function SecondTapGuard({ last }: { last: RefObject<Tap | undefined> }) {
  useEffect(() => () => last.current && dropSecondHalf(last.current), [last]);
  return null;
}

/** Keys and screen readers press at the very corner: no tap. */
export const tapOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Tap | undefined =>
  clientX || clientY ? { x: clientX, y: clientY, at: performance.now() } : undefined;

function dropSecondHalf({ x, y, at }: Tap): void {
  const left = at + doubleTap.within - performance.now();
  if (left <= 0) return;
  const over = new AbortController();
  const drop = (event: MouseEvent) => {
    // Whoever taps elsewhere goes on to something new.
    if (Math.hypot(event.clientX - x, event.clientY - y) > doubleTap.near) return over.abort();
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['pointerdown', 'click'] as const)
    window.addEventListener(type, drop, { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), left);
}
