import type { Visit } from '#contract/grooming/visits.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { ChosenTime } from '#web/domain/calendar/chosen-time.tsx';
import { TellByMail } from '#web/domain/visits/tell-by-mail.tsx';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Chip } from '#web/ui/chip.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { nextInWeeks, nextStart } from './check-out-values.ts';
import type { CheckOutValues } from './check-out-values.ts';
import { useFreeNext, workAt } from './free-next.ts';
import { useUsualNext } from './usual-next.ts';

type NextVisitProps = {
  visit: Visit;
  /** Whether hours or time off speak against the chosen time. */
  isUnusual?: boolean;
  isSent?: boolean;
  values: CheckOutValues;
  set: (change: Partial<CheckOutValues>) => void;
};

const usualIntervals = [4, 6, 8];
/** The own interval first. */
const intervalsOf = (own: number | null): number[] =>
  own === null ? usualIntervals : [own, ...usualIntervals.filter((weeks) => weeks !== own)];
const inWeeks = (weeks: number) => (weeks === 1 ? '1 week' : `${weeks} weeks`);

/** The next visit, booked with the bill; without one, when the pets are due again. */
export function NextVisit({
  visit,
  isUnusual = false,
  isSent = false,
  values: { next, nextVisitWeeks, tellsNext },
  set,
}: NextVisitProps) {
  const startsAt = nextStart(next, visit);
  const work = workAt(visit, startsAt);
  const same = next && next.weeks !== null ? nextInWeeks(visit, next.weeks) : next;
  const isElsewhen = next?.day !== same?.day || next?.time !== same?.time;
  const { booked, weeks: own } = useUsualNext(visit, isSent);
  const intervals = intervalsOf(own);
  // A member who is not among the clients yet becomes one with the bill.
  const isClient = visit.client !== null || visit.owner !== null;
  const usual = useFreeNext(visit, next === null && isClient ? nextInWeeks(visit, intervals[0] ?? 5) : null);
  // Another time is typed from the one that is proposed, which is free.
  const proposed = next ?? usual.next;
  const freeAt = next === null && usual.isRead ? nextStart(usual.next, visit) : undefined;
  const choose = (weeks: number) => set({ next: nextInWeeks(visit, weeks), nextVisitWeeks: weeks });
  return (
    <SectionCard id="next" title="Next visit">
      {!booked && own !== null && (
        <p className="text-ink-2">
          They usually come {own === 1 ? 'every week' : `every ${own} weeks`}
          {freeAt && `: ${shortDate(freeAt, visit.timeZone)}, ${clockTime(freeAt, visit.timeZone)}`}.
        </p>
      )}
      {booked && (
        <p>
          Booked already:{' '}
          <b>{`${shortDate(booked.at, visit.timeZone)}, ${clockTime(booked.at, visit.timeZone)}`}</b>,{' '}
          {booked.title}.
        </p>
      )}
      <div className="flex flex-wrap gap-2" role="group" aria-label="When the next visit is">
        <Chip pressed={next === null} onClick={() => set({ next: null, nextVisitWeeks: null })}>
          {booked ? 'No other' : 'No'}
        </Chip>
        {isClient &&
          intervals.map((weeks) => (
            <Chip key={weeks} pressed={next?.weeks === weeks} onClick={() => choose(weeks)}>
              In {inWeeks(weeks)}
            </Chip>
          ))}
        {isClient && proposed && (
          <Chip
            pressed={next !== null && next.weeks === null}
            onClick={() => set({ next: { ...proposed, weeks: null }, nextVisitWeeks: null })}
          >
            Other
          </Chip>
        )}
      </div>
      {next && next.weeks === null && (
        <div className="grid grid-cols-[auto_minmax(7rem,1fr)] items-start gap-x-3 gap-y-4 sm:grid-cols-2">
          <Field label="Day">
            <DateField value={next.day} onChange={(day) => set({ next: { ...next, day, anyway: false } })} />
          </Field>
          <Field label="Begins">
            <TimeField
              value={next.time}
              onChange={({ target }) => set({ next: { ...next, time: target.value, anyway: false } })}
            />
          </Field>
        </div>
      )}
      {next && next.weeks === null && work && <ChosenTime work={work} timeZone={visit.timeZone} />}
      {next && isUnusual && (
        <Chip
          pressed={next.anyway ?? false}
          className="justify-self-start"
          onClick={() => set({ next: { ...next, weeks: null, anyway: !next.anyway }, nextVisitWeeks: null })}
        >
          Book anyway
        </Chip>
      )}
      {next && next.weeks !== null && isElsewhen && (
        <p className="text-ink-2">The same weekday and hour are not free; this is the nearest free time.</p>
      )}
      {startsAt && (
        <p role="status">
          {petNames(visit.pets)}:{' '}
          <b>{`${shortDate(startsAt, visit.timeZone)}, ${clockTime(startsAt, visit.timeZone)}`}</b>. If that
          time is taken, the bill is closed anyway and you are told.
        </p>
      )}
      {next && (
        <TellByMail
          client={visit.client}
          name={visit.client?.name ?? ''}
          checked={tellsNext}
          onChange={(tells) => set({ tellsNext: tells })}
        />
      )}
      {!next && (
        <Field label="Due again" className="max-w-60">
          <Select
            value={nextVisitWeeks ?? ''}
            onChange={({ target }) => set({ nextVisitWeeks: Number(target.value) || null })}
            placeholder={own === null ? 'As usual for the coat' : 'As usual'}
            options={intervals.map((weeks) => ({ value: String(weeks), label: `In ${inWeeks(weeks)}` }))}
          />
        </Field>
      )}
    </SectionCard>
  );
}
