import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, FocusEvent, PointerEvent } from 'react';
import { IconButton } from '../icon-button.tsx';

/** Hover time before a tip shows, and the time after one in which the next shows at once; in ms. */
const patience = 700;
const inARow = 300;
/** Time to move from a button over the gap to its tip, in ms. */
const grace = 100;

let lastHidden = Number.NEGATIVE_INFINITY;

/** An icon button that shows its name on hover and keyboard focus. */
export function TooltipButton(props: ComponentProps<typeof IconButton>) {
  const { shown, around } = useTooltip();
  const id = useId();
  return (
    <span className="contents" {...around}>
      <IconButton aria-describedby={shown ? id : undefined} {...props} />
      {shown && (
        <span ref={show} popover="manual" role="tooltip" id={id} className="tooltip">
          {props.label}
        </span>
      )}
    </span>
  );
}

/** Shows a tip above everything else and keeps it at its button. */
function show(tip: HTMLElement | null) {
  if (!tip) return undefined;
  // Safari 16 has no top layer: there the tip is positioned in the page.
  if ('showPopover' in tip) tip.showPopover();
  const follow = () => place(tip);
  follow();
  window.addEventListener('scroll', follow, { capture: true, passive: true });
  window.addEventListener('resize', follow);
  return () => {
    window.removeEventListener('scroll', follow, { capture: true });
    window.removeEventListener('resize', follow);
  };
}

/** The distances from the button and from the window's edges, in px. */
const gap = 6;
const edge = 8;

/** Places the tip above the button, or below if there is no room. */
function place(tip: HTMLElement) {
  const button = tip.previousElementSibling?.getBoundingClientRect();
  if (!button) return;
  const { width, height } = tip.getBoundingClientRect();
  const above = button.top - gap - height;
  const centred = button.left + (button.width - width) / 2;
  const rightmost = document.documentElement.clientWidth - edge - width;
  tip.style.top = `${above < edge ? button.bottom + gap : above}px`;
  tip.style.left = `${Math.max(edge, Math.min(centred, rightmost))}px`;
}

/** Whether a tip is shown, with the event handlers for the button and the tip. Escape closes the tip. */
function useTooltip() {
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
