import { clockWords, dayWords, openState, weekdayNames, weekdays } from '#contract/profiles/opening-hours.ts';
import type { OpeningHours, OpenState, Weekday } from '#contract/profiles/opening-hours.ts';
import { clockTime24, weekdayOf } from '#web/lib/dates.ts';
import { noWrap } from '#web/lib/no-wrap.ts';
import { useNow } from '#web/lib/use-now.ts';
import { clsx } from 'clsx';
import { Badge } from '#web/ui/badge.tsx';

type HoursProps = { hours: OpeningHours; timeZone: string };

/** Whether a business is open now in its own zone, and what comes next. */
export function OpenNow({ hours, timeZone }: HoursProps) {
  const now = useNow();
  const day = dayIn(now, timeZone);
  const state = openState(hours, day, clockTime24(now, timeZone));
  return (
    <Badge
      tone={state.is === 'open' ? 'good' : 'tag'}
      icon="clock"
      className="justify-self-start whitespace-normal!"
    >
      {stateWords(state)}
    </Badge>
  );
}

const dayIn = (now: Date, timeZone: string): Weekday => weekdays[weekdayOf(now, timeZone)] ?? 'mon';

/** 'Open now, until 5:00 PM', 'Closed, opens Tuesday at 8:00 AM', 'By appointment today' */
export function stateWords(state: OpenState): string {
  if (state.is === 'open') return `Open now, until ${noWrap(clockWords(state.until))}`;
  if (state.is === 'by_appointment') return 'By appointment today';
  if (!state.opens) return 'Closed';
  const { day, at, inDays } = state.opens;
  const when = inDays === 0 ? 'today' : inDays === 1 ? 'tomorrow' : weekdayNames[day];
  return `Closed, opens ${when} at ${noWrap(clockWords(at))}`;
}

/** The hours of a week, with today set off. */
export function HoursTable({ hours, timeZone }: { hours: OpeningHours; timeZone: string | null }) {
  const now = useNow();
  const today = timeZone && dayIn(now, timeZone);
  return (
    <table className="w-full max-w-96 text-left tabular-nums">
      <caption className="sr-only">Opening hours</caption>
      <tbody>
        {weekdays.map((day) => (
          <tr key={day} className={day === today ? 'font-strong' : ''}>
            <th
              scope="row"
              className={clsx(
                'py-0.5 pr-4 align-top whitespace-nowrap',
                day === today ? 'font-strong' : 'font-normal',
              )}
            >
              {weekdayNames[day]}
              {day === today && <span className="sr-only"> (today)</span>}
            </th>
            <td className="py-0.5">{dayWords(hours[day])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
