import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { BiscuitHead } from '#web/ui/biscuit-head.tsx';
import { VisuallyHidden } from '#web/ui/live-region.tsx';
import { useGuide } from './guide-store.ts';
import { useReadingOn } from './use-reading-on.ts';

/**
 * Calls for attention until somebody has used it or taken the tour; stands back while the tour runs. Where there is no
 * margin to stand in, it makes way for who reads on and returns as they turn.
 */
export function HelpFace({ className, ...rest }: ComponentProps<'button'>) {
  const guide = useGuide();
  const readsOn = useReadingOn();
  const pulses = guide && !guide.tour.hasCompletedTour && !guide.tour.hasInteracted;
  return (
    <button
      data-help
      type="button"
      aria-haspopup="menu"
      className={clsx(
        // On a phone it would lie on the field somebody types into.
        'max-md:[:root:has(input:focus-visible,textarea:focus-visible)_&]:invisible',
        'fixed right-1.5 bottom-[calc(var(--bottom-bar,0px)+0.625rem)] z-30 grid size-12 place-items-center rounded-pill border-2 border-primary bg-card shadow transition-[translate,opacity] lg:right-3.5 lg:bottom-5 lg:size-14 print:hidden',
        readsOn &&
          'max-lg:not-aria-expanded:not-focus-visible:pointer-events-none max-lg:not-aria-expanded:not-focus-visible:translate-y-4 max-lg:not-aria-expanded:not-focus-visible:opacity-0',
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
      <BiscuitHead className="h-8 w-10 lg:h-10 lg:w-[50px]" />
      <b
        aria-hidden="true"
        className="absolute -top-1.5 -right-0.5 grid size-[22px] place-items-center rounded-pill bg-primary font-head text-s leading-none text-on-primary lg:-top-1 lg:-right-1 lg:size-[26px] lg:text-m"
      >
        ?
      </b>
    </button>
  );
}
