import type { ComponentProps } from 'react';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';

type TimeChipProps = Omit<ComponentProps<typeof Chip>, 'children'> & {
  startsAt: string;
  timeZone: string;
  /** With whom, where there are several people. */
  who?: string | undefined;
};

/** A day and a time, for a row with the class `time-chips`. */
export function TimeChip({ startsAt, timeZone, who, ...chip }: TimeChipProps) {
  return (
    <Chip {...chip}>
      <span>
        {shortDate(startsAt, timeZone)}
        <span className="max-[30rem]:hidden">,</span>
      </span>{' '}
      <span>{clockTime(startsAt, timeZone)}</span>
      {who && (
        <>
          {' '}
          <span>{who}</span>
        </>
      )}
    </Chip>
  );
}

/** Keeps the room of the six times that are being looked for. */
export const TimeChipSkeletons = () =>
  Array.from({ length: 6 }, (_, place) => (
    <Skeleton key={place} className="h-11 w-40 rounded-pill max-[480px]:w-full" />
  ));

type TimeChipsProps = {
  times: readonly { startsAt: string }[];
  timeZone: string;
  label: string;
  isChosen: (startsAt: string) => boolean;
  onPress: (startsAt: string) => void;
};

/** Days and times to choose from. */
export function TimeChips({ times, timeZone, label, isChosen, onPress }: TimeChipsProps) {
  return (
    <div className="time-chips" role="group" aria-label={label}>
      {times.map(({ startsAt }) => (
        <TimeChip
          key={startsAt}
          startsAt={startsAt}
          timeZone={timeZone}
          pressed={isChosen(startsAt)}
          onClick={() => onPress(startsAt)}
        />
      ))}
    </div>
  );
}
