import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';

/** In ms: how long somebody points before a tip shows; how soon after one the next shows at once. */
const patience = 700;
const inARow = 300;
/** In ms: to get from a button over the gap to its tip. */
const grace = 100;

let lastHidden = Number.NEGATIVE_INFINITY;

/** Whether a tip shows, and what has to be listened to around the button and the tip. Escape puts the tip away. */
export function useTip() {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = (on: boolean, wait = 0) => {
    clearTimeout(timer.current);
    if (wait === 0) setShown(on);
    else timer.current = setTimeout(() => setShown(on), wait);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Only the tip, not the dialog around it.
      event.stopPropagation();
      setShown(false);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      lastHidden = performance.now();
    };
  }, [shown]);

  const around = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') turn(true, performance.now() - lastHidden < inARow ? 0 : patience);
    },
    onPointerLeave: () => turn(false, grace),
    onPointerDown: () => turn(false),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && turn(true),
    onBlur: () => turn(false),
  };
  return { shown, around };
}
