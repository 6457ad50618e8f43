import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ProviderDay } from '#contract/day/day.ts';
import { holidayOn } from '#reference/holidays.ts';
import { shortDate } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { counted } from '#web/lib/words.ts';
import { CloseHoliday } from '#web/domain/calendar/close-holiday.tsx';
import { useIsFrontDesk } from '#web/domain/front-desk/use-is-front-desk.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AskToConfirm, asksToConfirm, whyNotAsked } from './ask-to-confirm.tsx';
import { takesDay } from './line-times.ts';

export type DayNavProps = {
  day: ProviderDay;
  /** The day asked for. */
  askedDay: string;
  /** Whether the asked day is still loading; until then `day` is the previous one, and its controls are inert. */
  isLoading: boolean;
  onShow: (on: string | undefined) => void;
  /** Shows the day so many days after the one last asked for. */
  onStep: (days: number) => void;
  /** Buttons that add to the day. */
  add: ReactNode;
};

/** The day's date and totals, and the way to other days. */
export const DayNav = ({ day, askedDay, isLoading, onShow, onStep, add }: DayNavProps) => {
  const asks = asksToConfirm(day);
  const waiting = day.needsYou.length + (day.asks?.length ?? 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 max-[22rem]:grid-cols-1 lg:gap-y-0 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-x-4">
      <h1 className="text-h2 tabular-nums">{shortDate(`${askedDay}T12:00:00Z`, 'UTC')}</h1>
      <div inert={isLoading} className="flex justify-self-end lg:order-3 lg:row-span-2">
        {add}
      </div>
      {/* On a phone the button that asks stands beside the way to other days, so that it costs no row. */}
      <div
        inert={isLoading}
        className={
          asks ? 'contents lg:order-4 lg:flex lg:flex-wrap lg:items-center lg:gap-x-4' : 'min-w-0 lg:order-4'
        }
      >
        <p className={clsx('text-ink-2 tabular-nums', asks && 'my-1 min-[22rem]:col-span-2')}>
          {totalsInWords(day, asks ? whyNotAsked(day.totals) : '')}
        </p>
        <div className="min-w-0">
          {asks && <AskToConfirm day={day} />}
          {waiting > 0 && (
            <a
              href="#needs-you"
              className="inline-flex min-h-11 items-center font-semibold underline lg:hidden"
            >
              {counted(waiting, 'thing')} to answer
            </a>
          )}
          <Holiday day={day} />
        </div>
      </div>
      <nav
        aria-label="Days"
        className="-mr-2 flex items-center self-start justify-self-end lg:order-2 lg:row-span-2 lg:mr-0 lg:self-center"
      >
        <IconButton icon="left" label="The day before" onClick={() => onStep(-1)} />
        <Button
          className="max-sm:px-3"
          onClick={() => onShow(undefined)}
          aria-current={day.on === day.today || undefined}
        >
          Today
        </Button>
        <IconButton icon="right" label="The next day" onClick={() => onStep(1)} />
      </nav>
    </div>
  );
};

/** The name of a holiday, which is closed by one tap. */
function Holiday({ day: { on, today, timeZone, lines, totals } }: { day: ProviderDay }) {
  const isDesk = useIsFrontDesk();
  const name = holidayOn(on);
  if (!name) return null;
  const isOff = lines.some((line) => line.kind === 'time_off' && takesDay(line, on, timeZone));
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-ink-2">
      {name}
      {on >= today && !isOff && !isDesk && (
        <CloseHoliday day={on} name={name} booked={totals.visits} variant="quiet" />
      )}
    </div>
  );
}

/** '1 shift', '6 visits · $640 · 1 without a price · $96 taken · 3 not confirmed (1 asked already)' */
function totalsInWords({ totals, lines }: ProviderDay, whyNot: string): string {
  const { visits, cents, unpriced, taken, unconfirmed } = totals;
  const shifts = lines.filter(({ kind }) => kind === 'shift').length;
  return [
    (visits > 0 || shifts === 0) && counted(visits, 'visit'),
    shifts > 0 && counted(shifts, 'shift'),
    cents !== null && (visits > unpriced || cents > 0) && price(cents),
    unpriced > 0 && `${unpriced} without a price`,
    taken !== null && taken > 0 && `${price(taken)} taken`,
    unconfirmed > 0 && `${unconfirmed} not confirmed${whyNot && ` (${whyNot})`}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

type DayContentProps = { isLoading: boolean; className?: string; children: ReactNode };

/** The content of the shown day; dimmed and inert while another day is loading. */
export const DayContent = ({ isLoading, className, children }: DayContentProps) => (
  <div inert={isLoading} className={clsx('grid gap-4 transition-opacity inert:opacity-50', className)}>
    {children}
  </div>
);
