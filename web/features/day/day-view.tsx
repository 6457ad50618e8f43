import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DayGap, DayNeed, ProviderDay } from '#contract/day/day.ts';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { addDays } from '#reference/calendar-days.ts';
import { holidayOn } from '#reference/holidays.ts';
import { instantAt } from '#web/lib/instant-at.ts';
import { clockTime, shortDate, timeRange } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { counted } from '#web/lib/words.ts';
import { CloseHoliday } from '#web/domain/calendar/close-holiday.tsx';
import { useIsFrontDesk } from '#web/domain/front-desk/use-is-front-desk.ts';
import { AnswerAskedMove } from '#web/domain/visits/asked-move.tsx';
import { AnswerRequest } from '#web/domain/visits/answer-request.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FoldedVisit, FoldedVisits, isBehind, mostFolded } from './folded-visit.tsx';
import { StageStrip } from './stage-strip.tsx';
import { TextsToTell } from './texts-to-tell.tsx';
import { TextTomorrow } from './text-tomorrow.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';

type DayViewProps = {
  day: ProviderDay;
  /** The day asked for. Until it is loaded, `day` is the one before it. */
  askedDay: string;
  onShow: (on: string | undefined) => void;
  /** Buttons that add to the day. */
  add: ReactNode;
  /** The button of a day without anything. */
  first: ReactNode;
  /** Clients who wait for a time that became free. */
  freed: ReactNode;
  renderVisit: (visit: Visit) => ReactNode;
};

/** A provider's day from morning to evening: totals, what needs them, visits, and what else takes their time. */
export function DayView({ day, askedDay, onShow, add, first, freed, renderVisit }: DayViewProps) {
  const behind = day.visits.filter(isBehind);
  const folds = behind.length > mostFolded;
  const entriesOf = (visits: readonly Visit[], lines: ProviderDay['lines']) =>
    [
      ...visits.map((visit) => ({
        key: visit.id,
        from: visit.startsAt,
        content: isBehind(visit) ? (
          <FoldedVisit visit={visit}>{renderVisit(visit)}</FoldedVisit>
        ) : (
          renderVisit(visit)
        ),
      })),
      ...lines.map((line) => ({
        key: line.id ?? `busy ${line.startsAt}`,
        from: line.startsAt,
        content: <Line line={line} />,
      })),
    ].toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));
  const entries = entriesOf(folds ? day.visits.filter((visit) => !isBehind(visit)) : day.visits, day.lines);
  return (
    <div className="wrap grid max-w-[44rem] gap-5 pt-4 pb-16 lg:pt-8">
      <DayNav day={day} askedDay={askedDay} onShow={onShow} add={add} />
      {day.salon && day.visits.length > 0 && <StageStrip visits={day.visits} />}
      <NeedsYou needs={day.needsYou} gaps={day.seriesGaps} />
      {freed}
      <TextsToTell texts={day.toTell} />
      <TextTomorrow texts={day.textTomorrow} />
      {folds && (
        <FoldedVisits visits={behind}>
          <Entries label="Behind you" entries={entriesOf(behind, [])} />
        </FoldedVisits>
      )}
      {entries.length > 0 || folds ? (
        <Entries label="The day" entries={entries} />
      ) : (
        <EmptyState
          title={day.on === day.today ? 'Nobody yet.' : 'Nobody on this day.'}
          heading="h2"
          mood="wave"
          action={first}
        >
          <p>Bring your clients, or book the first one.</p>
        </EmptyState>
      )}
    </div>
  );
}

type Entry = { key: string; content: ReactNode };

const Entries = ({ label, entries }: { label: string; entries: readonly Entry[] }) => (
  <ol className="grid gap-3" aria-label={label}>
    {entries.map(({ key, content }) => (
      <li key={key}>{content}</li>
    ))}
  </ol>
);

/** The day's date and totals, and the way to other days. */
export const DayNav = ({
  day,
  askedDay,
  onShow,
  add,
}: Pick<DayViewProps, 'day' | 'askedDay' | 'onShow' | 'add'>) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <div className="min-w-0">
      <h1 className="text-h2 tabular-nums">{shortDate(`${day.on}T12:00:00Z`, 'UTC')}</h1>
      <p className="text-ink-2 tabular-nums">{totalsInWords(day.totals)}</p>
      <Holiday day={day} />
    </div>
    <nav aria-label="Days" className="flex items-center gap-1">
      <IconButton icon="left" label="The day before" onClick={() => onShow(addDays(askedDay, -1))} />
      <Button
        variant="quiet"
        onClick={() => onShow(undefined)}
        aria-current={day.on === day.today || undefined}
      >
        Today
      </Button>
      <IconButton icon="right" label="The next day" onClick={() => onShow(addDays(askedDay, 1))} />
      {add}
    </nav>
  </div>
);

/** The name of a holiday, which is closed by one tap. */
function Holiday({ day: { on, today, timeZone, lines, totals } }: { day: ProviderDay }) {
  const isDesk = useIsFrontDesk();
  const name = holidayOn(on);
  if (!name) return null;
  const midnight = (day: string) => Date.parse(instantAt(day, '00:00', timeZone));
  const isOff = lines.some(
    ({ kind, startsAt, endsAt }) =>
      kind === 'time_off' &&
      Date.parse(startsAt) <= midnight(on) &&
      Date.parse(endsAt) >= midnight(addDays(on, 1)),
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-ink-2">
      {name}
      {on >= today && !isOff && !isDesk && (
        <CloseHoliday day={on} name={name} booked={totals.visits} variant="quiet" />
      )}
    </div>
  );
}

/** '6 visits · $640 · 1 without a price · 2 not confirmed' */
function totalsInWords({ visits, cents, unpriced, unconfirmed }: ProviderDay['totals']): string {
  return [
    counted(visits, 'visit'),
    cents !== null && visits > unpriced && price(cents),
    unpriced > 0 && `${unpriced} without a price`,
    unconfirmed > 0 && `${unconfirmed} not confirmed`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Line({ line }: { line: ProviderDay['lines'][number] }) {
  const times = line.kind === 'time_off' ? 'Time off' : timeRange(line.startsAt, line.endsAt, line.timeZone);
  return (
    <p className="border-l-4 border-line py-1 pl-3 text-ink-2 wrap-anywhere tabular-nums">
      {times}:{' '}
      {line.kind === 'shift' && line.id ? (
        <Link to={href('shift', { id: line.id })} className="underline">
          {line.title}
        </Link>
      ) : (
        line.title
      )}
      {line.place && `, ${line.place}`}
    </p>
  );
}

const needWords: Record<DayNeed['kind'], (need: DayNeed) => string> = {
  answer_request: ({ title, startsAt, timeZone }) =>
    `Asked for: ${title}, ${shortDate(startsAt, timeZone)}, ${clockTime(startsAt, timeZone)}`,
  answer_time: ({ title, startsAt, timeZone }) =>
    `Another time is asked for: ${title}, ${shortDate(startsAt, timeZone)}, ${clockTime(startsAt, timeZone)}`,
  answer_move: ({ title }) => `Another time is proposed for ${title}`,
  not_closed: ({ title, startsAt, timeZone }) =>
    `Not checked out: ${title}, ${shortDate(startsAt, timeZone)}`,
  vaccination: ({ title, startsAt, timeZone }) =>
    `A vaccination is missing: ${title}, ${clockTime(startsAt, timeZone)}`,
};

/** What waits for the provider, if anything does. */
export function NeedsYou({ needs, gaps }: { needs: readonly DayNeed[]; gaps: readonly DayGap[] }) {
  if (needs.length + gaps.length === 0) return null;
  return (
    <section aria-labelledby="needs-you" className="card grid gap-1 p-4!">
      <h2 id="needs-you" className="text-h4">
        Needs you
      </h2>
      <ul className="divide-y divide-line">
        {needs.map((need) => (
          <li key={`${need.kind} ${need.visitId}`}>
            <Link
              to={href('visit', { id: need.visitId })}
              className="flex min-h-11 items-center wrap-anywhere hover:underline"
            >
              {needWords[need.kind](need)}
            </Link>
            {need.kind === 'answer_request' && (
              <div className="pt-1 pb-3">
                <AnswerRequest visitId={need.visitId} />
              </div>
            )}
            {need.askedMove && (
              <div className="pt-1 pb-3">
                <AnswerAskedMove {...need} askedMove={need.askedMove} />
              </div>
            )}
          </li>
        ))}
        <Gaps gaps={gaps} />
      </ul>
    </section>
  );
}

/** From this many on, dates without room are one line, so that the first visit of the day is on the first screen. */
const mostGaps = 2;

function Gaps({ gaps }: { gaps: readonly DayGap[] }) {
  const [open, setOpen] = useState(false);
  if (gaps.length > mostGaps && !open)
    return (
      <li>
        <button
          type="button"
          aria-expanded={false}
          onClick={() => setOpen(true)}
          className="flex min-h-11 w-full items-center text-left wrap-anywhere hover:underline"
        >
          {counted(gaps.length, 'date')} of visits that repeat found no room
        </button>
      </li>
    );
  return gaps.map((gap) => <Gap key={`${gap.seriesId} ${gap.day}`} gap={gap} />);
}

/** A date of a visit that repeats, on which nothing was booked. */
function Gap({ gap: { seriesId, petNames, day, because } }: { gap: DayGap }) {
  const putAside = useAction('DELETE /api/visit-series/:id/gaps/:day', {
    failed: 'It was not set aside',
  });
  const when = shortDate(`${day}T12:00:00Z`, 'UTC');
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <p className="min-w-0 wrap-anywhere">
        Not booked: {new Intl.ListFormat('en-US').format(petNames)}, {when}. {because}
      </p>
      <Button
        aria-label={`Set aside ${when}`}
        busy={putAside.busy && 'Setting aside...'}
        onClick={() => void putAside.run({ params: { id: seriesId, day } })}
      >
        Put Aside
      </Button>
    </li>
  );
}
