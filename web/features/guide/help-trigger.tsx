import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import head from '#web/ui/brand/biscuit/head.svg?raw';
import { Drawing } from '#web/ui/drawing.tsx';
import { VisuallyHidden } from '#web/ui/live-region.tsx';
import { useGuide } from './guide-store.ts';

/**
 * Help button with a ring until it is used or the tour is completed, which pulses three times and then rests; it recedes while the
 * tour runs. It floats only in the margin of a wide window; elsewhere it is placed in the header, where it covers nothing.
 */
export function HelpTrigger({ className, ...rest }: ComponentProps<'button'>) {
  const guide = useGuide();
  const pulses = guide && !guide.tour.hasCompletedTour && !guide.tour.hasInteracted;
  return (
    <button
      data-help
      type="button"
      aria-haspopup="menu"
      className={clsx(
        'relative grid size-11 shrink-0 max-tiny:size-[44px] place-items-center rounded-pill border-2 border-transparent hover:bg-sunk min-[86rem]:fixed min-[86rem]:right-3.5 min-[86rem]:bottom-5 min-[86rem]:z-30 min-[86rem]:size-14 min-[86rem]:border-primary min-[86rem]:bg-card min-[86rem]:shadow print:hidden',
        guide?.running && 'invisible',
        className,
      )}
      {...rest}
    >
      <VisuallyHidden>Help</VisuallyHidden>
      {pulses && (
        <span
          aria-hidden="true"
          className="absolute -inset-0.5 animate-ping rounded-pill border-2 border-primary"
        />
      )}
      <Drawing svg={head} className="biscuit h-7 w-9 min-[86rem]:h-10 min-[86rem]:w-[50px]" />
      <b
        aria-hidden="true"
        className="absolute top-0 right-0 grid size-[18px] place-items-center rounded-pill bg-tag font-head text-[14px] leading-none min-[86rem]:-top-1 min-[86rem]:-right-1 min-[86rem]:size-[26px] min-[86rem]:bg-primary min-[86rem]:text-on-primary min-[86rem]:text-[16px]"
      >
        ?
      </b>
    </button>
  );
}
