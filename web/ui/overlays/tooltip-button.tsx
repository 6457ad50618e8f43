import { useId } from 'react';
import type { ComponentProps } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useTooltip } from './use-tooltip.ts';

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
