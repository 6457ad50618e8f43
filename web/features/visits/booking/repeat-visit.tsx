import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { everyWeeksWords } from '#web/domain/visits/every-weeks.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { visitTimes } from '../visit-words.ts';
import { isWeeks, WeeksChoice } from './weeks-choice.tsx';

const usual = 6;

/** Dialog that repeats a booked visit every so many weeks; what the provider noted of the pets is filled in. */
export default function RepeatVisit({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const noted = visit.pets.flatMap(({ everyWeeks }) => everyWeeks ?? []);
  const [weeks, setWeeks] = useState(String(noted.length > 0 ? Math.min(...noted) : usual));
  const [error, setError] = useState<string>();
  const repeat = useAction('POST /api/visit-series', {
    done: ({ everyWeeks }) => ({
      title: `It repeats ${everyWeeksWords(everyWeeks)}`,
      description: 'The next six months are being booked. Your Day shows what does not fit.',
    }),
    failed: 'The visit does not repeat',
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isWeeks(weeks)) return setError('Use 1 to 52 weeks');
    if (await repeat.run({ body: { visitId: visit.id, everyWeeks: Number(weeks) } })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Repeat this visit"
      description={`${visitTimes(visit)}, ${visit.title}, is the first. The others are on the same weekday at the same time.`}
    >
      <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
        <WeeksChoice weeks={weeks} error={error} onChange={setWeeks} />
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={repeat.busy && 'Booking...'}>
            Repeat {isWeeks(weeks) && everyWeeksWords(Number(weeks))}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
