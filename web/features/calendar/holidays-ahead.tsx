import { useQuery } from '@tanstack/react-query';
import type { Calendar } from '#contract/calendar/calendar.ts';
import { addDays } from '#reference/calendar-days.ts';
import { holidaysBetween } from '#reference/holidays.ts';
import { CloseHoliday, useOpenHoliday } from '#web/domain/calendar/close-holiday.tsx';
import { polled, query } from '#web/lib/api/query.ts';
import { isoDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { dayName, lastDayOf } from './calendar-words.ts';

/** As far as one call reads. */
const daysAhead = 61;

/** The holidays of the next two months by the clock of the provider's own place, each with a button that closes or opens it. */
export function HolidaysAhead({ timeZone }: { timeZone: string }) {
  const today = isoDay(useNow(), timeZone);
  const range = { from: today, to: addDays(today, daysAhead) };
  const { data } = useQuery({ ...query('GET /api/calendar', { query: range }), ...polled });
  const holidays = holidaysBetween(range.from, range.to);
  if (!data || holidays.length === 0) return null;
  return (
    <section aria-labelledby="holidays" className="grid gap-1 border-t border-line pt-3">
      <h3 id="holidays" className="font-strong">
        Holidays
      </h3>
      <ul>
        {holidays.map(({ day, name }) => {
          const off = offOn(data, day);
          return (
            <li key={day} className="flex min-h-12 items-center justify-between gap-3">
              <p className="min-w-0 wrap-anywhere">
                {name}
                <span className="block text-s text-ink-2 tabular-nums">
                  {dayName(day)}
                  {off && ', closed'}
                </span>
              </p>
              {!off ? (
                <CloseHoliday day={day} name={name} booked={bookedOn(data, day)} />
              ) : (
                isOneDay(off) && <OpenHoliday id={off.id} name={name} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function OpenHoliday({ id, name }: { id: string; name: string }) {
  const open = useOpenHoliday(name);
  return (
    <Button
      variant="quiet"
      aria-label={`Open on ${name}`}
      busy={open.busy && 'Opening...'}
      onClick={() => void open.run({ params: { id } })}
    >
      Open
    </Button>
  );
}

type Off = Calendar['timeOff'][number];

const offOn = ({ timeOff }: Calendar, day: string): Off | undefined =>
  timeOff.find((off) => off.allDay && isoDay(off.startsAt, off.timeZone) <= day && day <= lastDayOf(off));

/** A longer vacation is not ended by opening one of its days. */
const isOneDay = (off: Off): boolean => isoDay(off.startsAt, off.timeZone) === lastDayOf(off);

const bookedOn = ({ events }: Calendar, day: string): number =>
  events.filter(
    ({ as, state, startsAt, timeZone }) =>
      as !== 'pet_owner' && state === 'booked' && isoDay(startsAt, timeZone) === day,
  ).length;
