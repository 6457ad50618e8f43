import { useEffect, useRef, useState } from 'react';
import type { Opening } from '#contract/day/day.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import { ChosenTime } from '#web/domain/calendar/chosen-time.tsx';
import { useOpenings } from '#web/domain/calendar/use-openings.ts';
import { clockTime24, isoDay, shortDate } from '#web/lib/dates.ts';
import { TimeChip, TimeChipSkeletons } from '#web/domain/visits/time-chips.tsx';
import { instantAt } from '#web/lib/instant-at.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Chip } from '#web/ui/chip.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';
import type { Salon } from './booking.api.ts';
import { openingsFor } from './whose-openings.ts';

const keyOf = ({ startsAt, staff }: Opening) => `${startsAt} ${staff?.id}`;

type Chosen = { startsAt: string; staffId?: string | undefined };
type WhenProps = {
  clientId: string;
  minutes: number;
  pets: number;
  /** The person who was chosen. */
  staffId: string | undefined;
  services: readonly AnyService[];
  salon: Salon;
  from: string;
  timeZone: string;
  startsAt: string | undefined;
  /** Whether the time was chosen before, on a board. */
  isGiven: boolean;
  /** What is wrong with the time; each new one takes the focus here. */
  problem: { detail: string } | undefined;
  onChoose: (chosen: Chosen | undefined) => void;
};

/** The next free times, or any other. */
export function When({
  from,
  timeZone,
  startsAt,
  isGiven,
  services,
  salon,
  problem,
  onChoose,
  ...wanted
}: WhenProps) {
  const found = useOpenings({ ...wanted, from });
  const [other, setOther] = useState(isGiven);
  const [day, setDay] = useState(startsAt ? isoDay(startsAt, timeZone) : from);
  const [time, setTime] = useState(startsAt ? clockTime24(startsAt, timeZone) : '');
  const [chosenKey, setChosenKey] = useState('');
  const { staffId } = wanted;
  const shown = openingsFor(found.data?.openings ?? [], services, salon, staffId);
  const now = useNow();
  const [next] = shown;
  const isFound = found.data !== undefined && !found.isPlaceholderData && next !== undefined;
  // If the person chosen afterwards is not free then, the time is shown as an other time.
  const isOther =
    other ||
    (startsAt !== undefined &&
      found.data !== undefined &&
      !found.isPlaceholderData &&
      !shown.some((opening) => opening.startsAt === startsAt));
  const type = (nextDay: string, nextTime: string) => {
    setOther(true);
    setDay(nextDay);
    setTime(nextTime);
    onChoose(nextDay && nextTime ? { startsAt: instantAt(nextDay, nextTime, timeZone) } : undefined);
  };
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const at = section.current;
    if (problem)
      (at?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? at?.querySelector('button'))?.focus();
  }, [problem]);
  const ownTime = isOther && (
    <>
      <div className="grid grid-cols-[auto_minmax(7rem,1fr)] items-start gap-x-3 gap-y-4 sm:grid-cols-2">
        <Field label="Day">
          <DateField value={day} onChange={(next) => type(next, time)} />
        </Field>
        <Field label="Begins" error={problem?.detail}>
          <TimeField value={time} onChange={({ target }) => type(day, target.value)} />
        </Field>
      </div>
      {startsAt && Date.parse(startsAt) > now.getTime() && (
        <ChosenTime work={{ ...wanted, startsAt }} timeZone={timeZone} />
      )}
    </>
  );
  return (
    <section ref={section} aria-labelledby="when" className="grid gap-3 [&_:is(button,input)]:scroll-mb-40">
      <h3 id="when" className="text-h4">
        When
      </h3>
      {/* What was pressed on the board stands first: below the free times it looked forgotten. */}
      {isGiven && ownTime}
      {isFound && isoDay(next.startsAt, timeZone) > from && (
        <p className="text-ink-2">Nothing free on {shortDate(from, timeZone)}.</p>
      )}
      <div className="time-chips">
        {found.isPending && <TimeChipSkeletons />}
        {shown.map((opening) => (
          <TimeChip
            key={keyOf(opening)}
            startsAt={opening.startsAt}
            timeZone={timeZone}
            who={opening.staff?.name}
            pressed={
              !isOther &&
              startsAt === opening.startsAt &&
              (staffId !== undefined || chosenKey === keyOf(opening))
            }
            onClick={() => {
              setOther(false);
              setDay(isoDay(opening.startsAt, timeZone));
              setTime(clockTime24(opening.startsAt, timeZone));
              setChosenKey(keyOf(opening));
              onChoose({ startsAt: opening.startsAt, staffId: opening.staff?.id });
            }}
          />
        ))}
        <Chip pressed={isOther} onClick={() => type(day, time)}>
          Other time
        </Chip>
      </div>
      {!isOther && <FieldError role="alert">{problem?.detail}</FieldError>}
      {found.data && !found.isPlaceholderData && shown.length === 0 && (
        <p className="text-ink-2">No free time of this length in the next four weeks.</p>
      )}
      {!isGiven && ownTime}
    </section>
  );
}
