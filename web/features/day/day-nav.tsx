import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ProviderDay } from '#contract/day/day.ts';
import { holidayOn } from '#reference/holidays.ts';
import { dayInWords } from '#web/lib/dates.ts';
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
  const isToday = day.on === day.today;
  return (
    <div className="flex flex-wrap items-center gap-x-1 lg:gap-x-2">
      {/* On a phone the date stands between the ways to its neighbors, and Today is offered where it leads somewhere. */}
      <nav aria-label="Days" className="contents">
        <IconButton
          icon="left"
          label="The day before"
          className="-ml-3 lg:order-2 lg:ml-2"
          onClick={() => onStep(-1)}
        />
        <h1 className="text-h3 tabular-nums sm:text-h2 lg:order-1">{dayInWords(askedDay)}</h1>
        <IconButton icon="right" label="The next day" className="lg:order-4" onClick={() => onStep(1)} />
        <Button
          className={clsx('order-7 px-3! lg:order-3', isToday ? 'max-lg:hidden' : 'max-lg:ml-auto')}
          onClick={() => onShow(undefined)}
          aria-current={isToday || undefined}
        >
          Today
        </Button>
      </nav>
      <div inert={isLoading} className="order-5 ml-auto flex">
        {add}
      </div>
      <span aria-hidden="true" className="order-5 basis-full lg:hidden" />
      <div
        inert={isLoading}
        className="contents lg:order-6 lg:flex lg:basis-full lg:flex-wrap lg:items-center lg:gap-x-4"
      >
        <p className="order-6 grow pb-0.5 leading-5 text-ink-2 tabular-nums lg:grow-0">
          <Totals day={day} asks={asks} />
        </p>
        <div className="order-6 flex flex-wrap items-center gap-x-3 empty:hidden sm:mt-1.5">
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
function Totals({ day: { totals, lines }, asks }: { day: ProviderDay; asks: boolean }) {
  const { visits, cents, unpriced, taken, unconfirmed, toAsk } = totals;
  const shifts = lines.filter(({ kind }) => kind === 'shift').length;
  const whyNot = asks ? whyNotAsked(totals) : '';
  const words = [
    (visits > 0 || shifts === 0) && counted(visits, 'visit'),
    shifts > 0 && counted(shifts, 'shift'),
    cents !== null && (visits > unpriced || cents > 0) && price(cents),
    unpriced > 0 && `${unpriced} without a price`,
    taken !== null && taken > 0 && `${price(taken)} taken`,
  ].filter(Boolean);
  const not = unconfirmed > 0 && `${unconfirmed} not confirmed${whyNot && ` (${whyNot})`}`;
  const isOnButton = asks && toAsk === unconfirmed;
  if (!not || !isOnButton) return [...words, not].filter(Boolean).join(' · ');
  return (
    <>
      {words.join(' · ')}
      <span className="max-sm:hidden"> · {not}</span>
    </>
  );
}

type DayContentProps = { isLoading: boolean; className?: string; children: ReactNode };

/** The content of the shown day; dimmed and inert while another day is loading. */
export const DayContent = ({ isLoading, className, children }: DayContentProps) => (
  <div inert={isLoading} className={clsx('grid gap-4 transition-opacity inert:opacity-50', className)}>
    {children}
  </div>
);
