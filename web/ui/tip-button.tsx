import { useId } from 'react';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import { useTip } from './use-tip.ts';

/** An icon button whose name also shows to those who point at it or reach it by keyboard. */
export function TipButton(props: ComponentProps<typeof IconButton>) {
  const { shown, around } = useTip();
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

/** Puts a tip over everything else, and keeps it at its button. */
function show(tip: HTMLElement | null) {
  if (!tip) return undefined;
  // Safari 16 has no top layer: there a tip stands in the page, at the same place.
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

/** In px: between button and tip, and to the edges of the window. */
const gap = 6;
const edge = 8;

/** Above the button, or below where there is no room. */
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
