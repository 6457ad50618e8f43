import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';

/** Hover time before a tip shows, and the time after one in which the next shows at once; in ms. */
const patience = 700;
const inARow = 300;
/** Time to move from a button over the gap to its tip, in ms. */
const grace = 100;

let lastHidden = Number.NEGATIVE_INFINITY;

/** Whether a tip is shown, with the event handlers for the button and the tip. Escape closes the tip. */
export function useTooltip() {
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
      // Closes only the tip, not the dialog around it.
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
    // Not before the focus has moved on: a dialog that loses an element meanwhile takes the focus to itself.
    onBlur: () => turn(false, 1),
  };
  return { shown, around };
}
