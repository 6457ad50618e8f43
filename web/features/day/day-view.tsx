import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProviderDay } from '#contract/day/day.ts';
import { isCompleted } from '#contract/grooming/grooming-lifecycle.ts';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { clockTime, dayInWords } from '#web/lib/dates.ts';
import { counted } from '#web/lib/words.ts';
import { ByWidth } from '#web/ui/widths/by-width.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DayEnd } from './driving/day-end.tsx';
import { DayNav, DayContent } from './day-nav.tsx';
import type { DayNavProps } from './day-nav.tsx';
import { NeedsYou } from './needs-you.tsx';
import { StageStrip } from './stage-strip.tsx';
import { TextsToTell } from './texts/texts-to-tell.tsx';
import { TextTomorrow } from './texts/text-tomorrow.tsx';
import { isUnassigned } from './visit-marks.tsx';
import { FoldedVisits, VisitRow, isBehind, mostFolded } from './visit-row.tsx';
import { EmptyDay } from './empty-day.tsx';
import { lineTimes } from './line-times.ts';

type DayViewProps = DayNavProps & {
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
 * A provider's day from morning to evening: one visit in full, the others in a row each, and what else needs them. A wide screen has
 * two columns, the rows and the full visit.
 */
export function DayView(props: DayViewProps) {
  const { day, askedDay, isLoading, onShow, onStep, add } = props;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-3 pt-2 pb-16 lg:gap-6 lg:pt-8">
      <DayNav day={day} askedDay={askedDay} isLoading={isLoading} onShow={onShow} onStep={onStep} add={add} />
      <ByWidth at="64rem" narrow={<Visits {...props} />} wide={<Visits {...props} isWide />} />
    </div>
  );
}

/** The day's visits and what else needs the provider. */
function Visits({ isWide = false, ...props }: DayViewProps & { isWide?: boolean }) {
  const { day, isLoading, onShow, first, freed, chosenId, onChoose, renderVisit } = props;
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
            <VisitRow
              visit={visit}
              unassigned={isUnassigned(day, visit)}
              isChosen={visit === shown}
              onChoose={() => onChoose(visit.id)}
            />
          ),
      })),
      ...lines.map((line) => ({
        key: line.id ?? `busy ${line.startsAt}`,
        from: line.startsAt,
        content: <Line line={line} day={day} />,
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
      <NeedsYou needs={day.needsYou} asks={day.asks ?? []} gaps={day.seriesGaps} />
      {freed}
      <TextsToTell texts={day.toTell} />
      <TextTomorrow texts={day.textTomorrow} />
    </>
  );
  return (
    <DayContent isLoading={isLoading} className="grid-cols-[minmax(0,1fr)] lg:gap-6">
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
    </DayContent>
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
      <b className="font-strong">Next: {dayInWords(next.on)}</b>
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

function Line({ line, day }: { line: ProviderDay['lines'][number]; day: ProviderDay }) {
  const times = lineTimes(line, day);
  if (line.kind === 'shift' && line.id)
    return (
      <article className="card flex items-center justify-between gap-3 px-3! py-2!">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-strong tabular-nums">{times}</span>
          <span className="block">Shift at {line.title}</span>
          {line.place && <span className="block text-s text-ink-2">{line.place}</span>}
        </p>
        <Button asChild className="flex-none">
          <Link to={href('shift', { id: line.id })}>Open shift</Link>
        </Button>
      </article>
    );
  return (
    <p className="border-l-4 border-line py-1 pl-3 text-ink-2 wrap-anywhere tabular-nums">
      {times !== line.title && `${times}: `}
      {line.title}
      {line.place && `, ${line.place}`}
    </p>
  );
}
