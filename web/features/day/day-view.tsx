import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProviderDay } from '#contract/day/day.ts';
import { isCompleted } from '#contract/grooming/grooming-lifecycle.ts';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { addDays } from '#reference/calendar-days.ts';
import { holidayOn } from '#reference/holidays.ts';
import { instantAt } from '#web/lib/instant-at.ts';
import { clockTime, shortDate, timeRange } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { counted } from '#web/lib/words.ts';
import { CloseHoliday } from '#web/domain/calendar/close-holiday.tsx';
import { useIsFrontDesk } from '#web/domain/front-desk/use-is-front-desk.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DayEnd } from './driving/day-end.tsx';
import { AskToConfirm, asksToConfirm, whyNotAsked } from './ask-to-confirm.tsx';
import { NeedsYou } from './needs-you.tsx';
import { StageStrip } from './stage-strip.tsx';
import { TextsToTell } from './texts/texts-to-tell.tsx';
import { TextTomorrow } from './texts/text-tomorrow.tsx';
import { FoldedVisits, VisitRow, isBehind, mostFolded } from './visit-row.tsx';
import { EmptyDay } from './empty-day.tsx';

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
  /** The visit that is shown whole, where the provider chose one. */
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  renderVisit: (visit: Visit) => ReactNode;
};

/** The visit that the provider works on, or else the next one. */
const nowOrNext = (visits: readonly Visit[]): Visit | undefined =>
  visits.find(({ status, actions }) => status === 'checked_in' || actions.includes('check_out')) ??
  visits.find(({ status }) => status === 'booked' || status === 'awaiting_answer');

/**
 * A provider's day from morning to evening: one visit whole, the others in a line each, and what else needs them. On a wide screen the
 * whole one is beside the list.
 */
export function DayView(props: DayViewProps) {
  const { day, askedDay, onShow, add, first, freed, chosenId, onChoose, renderVisit } = props;
  const isWide = useMedia('(width >= 64rem)');
  const shown = day.visits.find(({ id }) => id === chosenId) ?? nowOrNext(day.visits);
  const behind = day.visits.filter((visit) => isBehind(visit) && (isWide || visit !== shown));
  const folds = behind.length > mostFolded;
  const entriesOf = (visits: readonly Visit[], lines: ProviderDay['lines']) =>
    [
      ...visits.map((visit) => ({
        key: visit.id,
        from: visit.startsAt,
        content:
          visit === shown && !isWide ? (
            <Opened isAsked={visit.id === chosenId}>{renderVisit(visit)}</Opened>
          ) : (
            <VisitRow visit={visit} isChosen={visit === shown} onChoose={() => onChoose(visit.id)} />
          ),
      })),
      ...lines.map((line) => ({
        key: line.id ?? `busy ${line.startsAt}`,
        from: line.startsAt,
        content: <Line line={line} />,
      })),
    ].toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));
  const entries = entriesOf(
    folds ? day.visits.filter((visit) => !behind.includes(visit)) : day.visits,
    day.lines,
  );
  const list = (
    <>
      {folds && (
        <FoldedVisits visits={behind}>
          <Entries label="Behind you" entries={entriesOf(behind, [])} />
        </FoldedVisits>
      )}
      {entries.length > 0 && <Entries label="The day" entries={entries} />}
    </>
  );
  const isOver = !nowOrNext(day.visits);
  const tasks = (
    <>
      {isOver && day.totals.cents !== null && day.visits.some(({ status }) => isCompleted(status)) && (
        <DayEnd day={day} />
      )}
      {isOver && day.next && <NextDay next={day.next} timeZone={day.timeZone} onShow={onShow} />}
      <NeedsYou needs={day.needsYou} gaps={day.seriesGaps} />
      {freed}
      <TextsToTell texts={day.toTell} />
      <TextTomorrow texts={day.textTomorrow} />
    </>
  );
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 pt-3 pb-16 lg:gap-6 lg:pt-8">
      <DayNav day={day} askedDay={askedDay} onShow={onShow} add={add} />
      {day.salon && day.visits.length > 0 && <StageStrip visits={day.visits} />}
      {entries.length === 0 && !folds && <EmptyDay isToday={day.on === day.today} action={first} />}
      {isWide ? (
        <div className="grid grid-cols-[24rem_minmax(0,1fr)] items-start gap-8">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">{list}</div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            {shown && renderVisit(shown)}
            {tasks}
          </div>
        </div>
      ) : (
        <>
          {list}
          {tasks}
        </>
      )}
    </div>
  );
}

type NextDayProps = Pick<DayViewProps, 'onShow'> & {
  next: NonNullable<ProviderDay['next']>;
  timeZone: string;
};

/** Where nothing is left to do, the next day with work. */
const NextDay = ({ next, timeZone, onShow }: NextDayProps) => (
  <button
    type="button"
    className="card flex min-h-11 w-full items-center justify-between gap-3 px-3! py-2! text-left tabular-nums hover:bg-sunk"
    onClick={() => onShow(next.on)}
  >
    <span>
      <b className="font-strong">Next: {shortDate(`${next.on}T12:00:00Z`, 'UTC')}</b>
      <span className="block text-ink-2">
        {nextInWords(next)} {clockTime(next.startsAt, timeZone)}
      </span>
    </span>
    <Icon name="right" />
  </button>
);

/** '1 shift at', '5 visits and 1 shift, the first at' */
function nextInWords({ visits, shifts }: NextDayProps['next']): string {
  const work = [visits > 0 && counted(visits, 'visit'), shifts > 0 && counted(shifts, 'shift')];
  return `${work.filter(Boolean).join(' and ')}${visits + shifts === 1 ? '' : ', the first'} at`;
}

/** A visit in the list, which takes the focus of the line that was tapped. */
function Opened({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) place.current?.focus();
  }, [isAsked]);
  return (
    <div ref={place} tabIndex={-1} className="rounded-m outline-none">
      {children}
    </div>
  );
}

type Entry = { key: string; content: ReactNode };

const Entries = ({ label, entries }: { label: string; entries: readonly Entry[] }) => (
  <ol className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={label}>
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
}: Pick<DayViewProps, 'day' | 'askedDay' | 'onShow' | 'add'>) => {
  const asks = asksToConfirm(day);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 max-[22rem]:grid-cols-1 lg:gap-y-0 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:gap-x-4">
      <h1 className="text-h2 tabular-nums">{shortDate(`${day.on}T12:00:00Z`, 'UTC')}</h1>
      <div className="flex justify-self-end lg:order-3 lg:row-span-2">{add}</div>
      {/* On a phone the button that asks stands beside the way to other days, so that it costs no row. */}
      <div
        className={
          asks ? 'contents lg:order-4 lg:flex lg:flex-wrap lg:items-center lg:gap-x-4' : 'min-w-0 lg:order-4'
        }
      >
        <p className={clsx('text-ink-2 tabular-nums', asks && 'my-1 min-[22rem]:col-span-2')}>
          {totalsInWords(day.totals, asks ? whyNotAsked(day.totals) : '')}
        </p>
        <div className="min-w-0">
          {asks && <AskToConfirm day={day} />}
          {day.needsYou.length > 0 && (
            <a
              href="#needs-you"
              className="inline-flex min-h-11 items-center font-semibold underline lg:hidden"
            >
              {counted(day.needsYou.length, 'thing')} to answer
            </a>
          )}
          <Holiday day={day} />
        </div>
      </div>
      <nav
        aria-label="Days"
        className="-mr-2 flex items-center self-start justify-self-end lg:order-2 lg:row-span-2 lg:mr-0 lg:self-center"
      >
        <IconButton icon="left" label="The day before" onClick={() => onShow(addDays(askedDay, -1))} />
        <Button
          className="max-sm:px-3"
          onClick={() => onShow(undefined)}
          aria-current={day.on === day.today || undefined}
        >
          Today
        </Button>
        <IconButton icon="right" label="The next day" onClick={() => onShow(addDays(askedDay, 1))} />
      </nav>
    </div>
  );
};

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

/** '6 visits · $640 · 1 without a price · 3 not confirmed (1 asked already)' */
function totalsInWords(
  { visits, cents, unpriced, unconfirmed }: ProviderDay['totals'],
  whyNot: string,
): string {
  return [
    counted(visits, 'visit'),
    cents !== null && visits > unpriced && price(cents),
    unpriced > 0 && `${unpriced} without a price`,
    unconfirmed > 0 && `${unconfirmed} not confirmed${whyNot && ` (${whyNot})`}`,
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
