import { Suspense, useRef } from 'react';
import type { ReactNode } from 'react';
import { isoDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useKeys } from './use-keys.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useStep } from '#web/lib/url/use-step.ts';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Agenda } from './agenda.tsx';
import type { CalendarActs } from './calendar-acts.ts';
import { calendarViews, daysOf, placeOn, spanOf, stepped, tableColumns } from './calendar-days.ts';
import type { CalendarView as View, Column } from './calendar-days.ts';
import { dayName, shortDayName, spanName } from './calendar-words.ts';
import type { useCalendar } from './calendar.api.ts';

/** On such a screen the calendar begins as a list of days. */
export const narrow = '(width < 48rem)';
const DayGrid = lazyPart(
  async () => ({ default: (await import('./day-grid.tsx')).DayGrid }),
  (query) => (query.get('view') ?? (window.matchMedia(narrow).matches ? 'agenda' : 'week')) !== 'agenda',
);

const options = [
  { value: 'agenda', label: 'Agenda' },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
] as const;

type CalendarViewProps = CalendarActs & {
  query: ReturnType<typeof useCalendar>;
  view: View;
  day: string;
  /** Shows the tables of a day side by side. */
  byTable: boolean;
  /** The button that adds something, in the head. */
  add: ReactNode;
  onShow: (view: View, day: string) => void;
};

/** The agenda, a day or a week. Left and right go on and back, T goes to today. */
export function CalendarView({ query, view, day, byTable, add, onShow, ...acts }: CalendarViewProps) {
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: calendar } = query;
  const today = isoDay(now, calendar?.timeZone);
  const span = spanOf(view, day);
  const name = spanName(view, span);
  const from = useStep(day, (next) => onShow(view, next));
  const step = (steps: number) => from((last) => stepped(view, last, steps));
  const keys: Record<string, () => void> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    t: () => onShow(view, today),
  };
  const group = useKeys(keys, heading);
  const choose = (chosen: View) =>
    onShow(chosen, chosen === 'week' || view !== 'week' ? day : dayWithin(today, span));
  return (
    <div ref={group} role="group" aria-label="Calendar" className="grid min-w-0 gap-4">
      <div className="grid gap-2 sm:gap-6">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="mr-auto">Calendar</h1>
          <div className="ml-auto flex flex-wrap items-center gap-2">
            {/* On a phone the head has two rows, so that the first day is on the first screen. */}
            <Field label="View" labelHidden className="sm:hidden">
              <Select
                options={options}
                value={view}
                onChange={({ target }) =>
                  choose(calendarViews.find((each) => each === target.value) ?? 'agenda')
                }
              />
            </Field>
            {add}
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex min-w-0 grow items-center gap-1 sm:gap-2">
            <IconButton icon="left" label={`Earlier than ${name}`} onClick={() => step(-1)} />
            <IconButton icon="right" label={`Later than ${name}`} onClick={() => step(1)} />
            <h2
              ref={heading}
              tabIndex={-1}
              aria-live="polite"
              className="min-w-0 text-m font-strong tabular-nums sm:text-h4"
            >
              {name}
            </h2>
            <Button
              aria-keyshortcuts="t"
              className="ml-auto max-sm:px-3 sm:ml-1"
              onClick={() => onShow(view, today)}
            >
              Today
            </Button>
          </div>
          <SegmentedControl
            label="View"
            options={options}
            value={view}
            className="max-sm:hidden"
            onChange={choose}
          />
        </div>
      </div>
      {calendar ? (
        view === 'agenda' ? (
          <Agenda calendar={calendar} span={span} now={now} {...acts} />
        ) : (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <DayGrid
              calendar={calendar}
              columns={
                view === 'day' && byTable
                  ? tableColumns(day, calendar)
                  : daysOf(span).map((each): Column => ({
                      key: each,
                      label: dayName(each),
                      short: shortDayName(each),
                      day: each,
                      events: placeOn(each, calendar.events, calendar.timeZone),
                    }))
              }
              today={today}
              now={now}
              {...acts}
            />
          </Suspense>
        )
      ) : query.isError ? (
        <FailedQuery query={query} title="Your calendar did not load" />
      ) : (
        <>
          <output className="sr-only">Loading your calendar...</output>
          <Skeleton className="h-96" />
        </>
      )}
    </div>
  );
}

/** Today if the week has it, otherwise its first day. */
const dayWithin = (today: string, { from, to }: { from: string; to: string }): string =>
  today >= from && today <= to ? today : from;
