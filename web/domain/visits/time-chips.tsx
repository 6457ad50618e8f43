import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Chip } from '#web/ui/chip.tsx';

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
    <div className="flex flex-wrap gap-2" role="group" aria-label={label}>
      {times.map(({ startsAt }) => (
        <Chip key={startsAt} pressed={isChosen(startsAt)} onClick={() => onPress(startsAt)}>
          {shortDate(startsAt, timeZone)}, {clockTime(startsAt, timeZone)}
        </Chip>
      ))}
    </div>
  );
}
