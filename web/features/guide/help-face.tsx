import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { BiscuitHead } from '#web/ui/biscuit-head.tsx';
import { VisuallyHidden } from '#web/ui/live-region.tsx';
import { useGuide } from './guide-store.ts';

/** Calls for attention until somebody has used it or taken the tour; stands back while the tour runs. */
export function HelpFace({ className, ...rest }: ComponentProps<'button'>) {
  const guide = useGuide();
  const pulses = guide && !guide.tour.hasCompletedTour && !guide.tour.hasInteracted;
  return (
    <button
      data-help
      type="button"
      aria-haspopup="menu"
      className={clsx(
        // On a phone it would lie on the field somebody types into.
        'max-md:[:root:has(input:focus-visible,textarea:focus-visible)_&]:invisible',
        'fixed right-3 bottom-[calc(var(--bottom-bar,0px)+1.25rem)] z-30 grid size-14 place-items-center rounded-pill border-2 border-primary bg-card shadow lg:right-3.5 print:hidden',
        guide?.running && 'invisible',
        className,
      )}
      {...rest}
    >
      <VisuallyHidden>Help</VisuallyHidden>
      {pulses && (
        <span
          aria-hidden="true"
          className="absolute -inset-0.5 animate-ping rounded-pill border-2 border-primary [animation-duration:2.4s]"
        />
      )}
      <BiscuitHead className="h-10 w-[50px]" />
      <b
        aria-hidden="true"
        className="absolute -top-1 -right-1 grid size-[26px] place-items-center rounded-pill bg-primary font-head leading-none text-on-primary"
      >
        ?
      </b>
    </button>
  );
}
