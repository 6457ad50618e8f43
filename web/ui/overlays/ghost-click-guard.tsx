import { useEffect } from 'react';
import type { RefObject } from 'react';

/** A click within this time (ms) and distance (px) of the last one is the second half of a double tap. */
const doubleTap = { within: 500, near: 24 };

export type Tap = { x: number; y: number; at: number };

/**
 * Drops the second click of a double tap that closed a dialog, so that it does not hit the page behind.
 * Rendered in the dialog; `last` is the last tap inside it.
 */
export function GhostClickGuard({ last }: { last: RefObject<Tap | undefined> }) {
  useEffect(() => () => last.current && dropSecondHalf(last.current), [last]);
  return null;
}

/** Converts a click into a tap; clicks by keyboard or screen reader are at 0,0 and are none. */
export const tapOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Tap | undefined =>
  clientX || clientY ? { x: clientX, y: clientY, at: performance.now() } : undefined;

function dropSecondHalf({ x, y, at }: Tap): void {
  const left = at + doubleTap.within - performance.now();
  if (left <= 0) return;
  const over = new AbortController();
  const drop = (event: MouseEvent) => {
    // A tap elsewhere is a new action.
    if (Math.hypot(event.clientX - x, event.clientY - y) > doubleTap.near) return over.abort();
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['pointerdown', 'click'] as const)
    window.addEventListener(type, drop, { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), left);
}
