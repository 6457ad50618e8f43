import { useAction } from '#web/lib/api/use-action.ts';
import { counted } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';

/** Works on a holiday after all. */
export const useOpenHoliday = (name: string) =>
  useAction('DELETE /api/time-off/:id', { done: { title: `Open on ${name}` }, failed });

const failed = 'Nothing was changed';

type CloseHolidayProps = {
  /** '2026-12-25' */
  day: string;
  name: string;
  /** How many visits and shifts are booked on it. */
  booked: number;
  variant?: 'line' | 'quiet';
};

/** Makes a holiday a day off by one tap: no one can book it, and searches for the day leave the provider out. */
export function CloseHoliday({ day, name, booked, variant = 'line' }: CloseHolidayProps) {
  const open = useOpenHoliday(name);
  const close = useAction('POST /api/time-off', {
    done: ({ id }) => ({
      title: `Closed on ${name}`,
      description:
        booked > 0
          ? `${counted(booked, 'booking')} of that day ${booked === 1 ? 'stays' : 'stay'} booked.`
          : 'Nobody can book that day.',
      action: { label: 'Undo', onSelect: () => void open.run({ params: { id } }) },
    }),
    failed,
  });
  return (
    <Button
      variant={variant}
      aria-label={`Close that day: ${name}`}
      busy={close.busy && 'Closing...'}
      onClick={() => void close.run({ body: { from: day, to: day, note: name } })}
    >
      Close that day
    </Button>
  );
}
