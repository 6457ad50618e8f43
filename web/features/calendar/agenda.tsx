import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Calendar, CalendarEvent, TimeOff } from '#contract/calendar/calendar.ts';
import { hasStreet } from '#reference/places/has-street.ts';
import { isoDay, timeRange } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { ConfirmedMark, isUsual } from '#web/domain/visits/confirmed-mark.tsx';
import { daysOf, hoursOn } from './calendar-days.ts';
import type { DaySpan } from './calendar-days.ts';
import { dayName, eventHref, eventPeople, eventState, eventTimes, timeOffWhen } from './calendar-words.ts';
import type { CalendarActs } from './calendar-acts.ts';

type AgendaProps = CalendarActs & { calendar: Calendar; span: DaySpan; now: Date };

/** The days on which something is, one below the other. */
export function Agenda({ calendar, span, now, ...acts }: AgendaProps) {
  const { events, timeOff, busyElsewhere, timeZone } = calendar;
  const days = daysOf(span)
    .map((day) => ({
      day,
      events: events.filter((event) => hoursOn(day, event, timeZone)),
      off: timeOff.filter((off) => day === firstDayOf(off, span)),
      busy: busyElsewhere.filter((busy) => hoursOn(day, busy, timeZone)),
    }))
    .filter((each) => each.events.length + each.off.length + each.busy.length > 0);
  // The address of one's own shop is no news in each row, nor is one that all rows share.
  const hasOnePlace = events.length > 1 && new Set(events.map(({ place }) => place)).size === 1;
  const ownPlaces = new Set(events.filter(isOwnShift).map(({ place }) => place));
  const hasOneTown = new Set(events.flatMap(({ place }) => (place ? [townOf(place)] : []))).size === 1;
  if (days.length === 0)
    return (
      <EmptyState title="Nothing in these two weeks">
        Booked shifts and visits appear here, with what still waits for an answer.
      </EmptyState>
    );
  return (
    <ol className="grid gap-6">
      {days.map(({ day, events: those, off, busy }) => (
        <li key={day} className="grid gap-2">
          <h3 className="text-h4">{dayName(day)}</h3>
          <ul className="card grid gap-0 py-1!">
            {off.map((each) => (
              <li
                key={each.id}
                className="flex items-center justify-between gap-3 border-t border-line py-2.5 first:border-t-0"
              >
                <p className="min-w-0 wrap-anywhere">
                  <b>Time off</b> {each.note}
                  <span className="block text-s text-ink-2 tabular-nums">{timeOffWhen(each)}</span>
                </p>
                <Button
                  variant="quiet"
                  aria-label={`Edit time off, ${timeOffWhen(each)}`}
                  onClick={() => acts.onTimeOff(each)}
                >
                  Edit
                </Button>
              </li>
            ))}
            {busy.map((each) => (
              <li
                key={each.startsAt}
                className="border-t border-line py-1 text-s text-ink-2 tabular-nums first:border-t-0"
              >
                {timeRange(each.startsAt, each.endsAt, timeZone)} busy
              </li>
            ))}
            {those.map((event) => (
              <AgendaEvent
                key={`${event.kind} ${event.id} ${event.startsAt}`}
                event={event}
                viewerZone={timeZone}
                place={
                  hasOnePlace || ownPlaces.has(event.place) || event.place === null
                    ? null
                    : shortPlace(event.place, hasOneTown)
                }
                move={
                  canMove(event, now) && (
                    <Button
                      variant="quiet"
                      className="relative z-1 self-center font-normal text-ink-2 no-underline hover:underline focus-visible:underline"
                      aria-label={`Move ${event.title}`}
                      onClick={() => acts.onMove(event)}
                    >
                      Move
                    </Button>
                  )
                }
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** 'Austin, TX' of '174 Manchaca Rd, Austin, TX 78748' */
const townOf = (place: string): string =>
  place
    .split(', ')
    .slice(-2)
    .join(', ')
    .replace(/ \d{5}$/, '');

/** An address without its ZIP code; only the street where all work is in one town. */
const shortPlace = (place: string, hasOneTown: boolean): string =>
  hasOneTown && hasStreet(place) ? place.split(', ').slice(0, -2).join(', ') : place.replace(/ \d{5}$/, '');

const isOwnShift = ({ kind, as }: CalendarEvent): boolean => kind === 'shift' && as === 'business';

/** Only visits are moved; a shift keeps its time. */
export const canMove = ({ kind, state, startsAt }: CalendarEvent, now: Date): boolean =>
  kind === 'visit' && state === 'booked' && Date.parse(startsAt) > now.getTime();

type AgendaEventProps = { event: CalendarEvent; viewerZone: string; place: string | null; move: ReactNode };

function AgendaEvent({ event, viewerZone, place, move }: AgendaEventProps) {
  const { title } = event;
  const { words, tone } = eventState(event, useNow());
  // Most visits ahead are booked, and nothing else.
  const goesWithoutSaying = isUsual(words) || (event.visit !== null && words === 'Booked');
  const facts = [eventPeople(event), place].filter(Boolean).join(' · ');
  return (
    // The whole row is the link, since its words are thinner than a thumb.
    <li className="relative border-t border-line py-2 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-s text-ink-2 tabular-nums">
          {eventTimes(event, viewerZone)}
          <ConfirmedMark words={words} />
        </p>
        {!goesWithoutSaying && <Badge tone={tone}>{words}</Badge>}
      </div>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0 wrap-anywhere">
          <p>
            <Link to={eventHref(event)} className="font-strong underline after:absolute after:inset-0">
              {title}
            </Link>
          </p>
          {facts && <p className="text-s text-ink-2">{facts}</p>}
        </div>
        {move}
      </div>
    </li>
  );
}

/** Time off of several days is listed once. */
const firstDayOf = ({ startsAt, timeZone }: TimeOff, { from }: DaySpan): string => {
  const day = isoDay(startsAt, timeZone);
  return day < from ? from : day;
};
