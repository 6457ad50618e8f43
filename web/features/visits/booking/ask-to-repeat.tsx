import { useState } from 'react';
import type { FormEvent } from 'react';
import { uuidv7 } from 'uuidv7';
import type { Visit } from '#contract/grooming/visits.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { everyWeeksWords } from '#web/domain/visits/every-weeks.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { isWeeks, WeeksChoice } from './weeks-choice.tsx';

/** Dialog in which a pet parent asks the provider, by a message that they read first, to repeat a visit. */
export default function AskToRepeat({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { provider } = visit;
  const [weeks, setWeeks] = useState('6');
  const [error, setError] = useState<string>();
  const [clientId] = useState(uuidv7);
  const words = isWeeks(weeks) ? askWords(visit, Number(weeks)) : undefined;
  const ask = useAction('POST /api/messages', {
    done: { title: `${provider.name} has been asked` },
    failed: 'Nothing was asked',
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!words) return setError('Use 1 to 52 weeks');
    const body = { fromUserId: 'current-user', toUserId: provider.id, content: words, clientId };
    if (await ask.run({ body })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Ask to repeat"
      description={`${provider.name} gets this as a message and books the visits.`}
    >
      <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
        <WeeksChoice weeks={weeks} error={error} onChange={setWeeks} />
        {words && <p className="border-l-4 border-line pl-3 wrap-anywhere">{words}</p>}
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={ask.busy && 'Sending...'}>
            Send message
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

/** 'Could Bella come every 5 weeks? Fri, Dec 4, 9:00 AM is a good weekday and time for us.' */
const askWords = ({ pets, startsAt, timeZone }: Visit, weeks: number): string =>
  `Could ${petNames(pets)} come ${everyWeeksWords(weeks)}? ${shortDate(startsAt, timeZone)}, ${clockTime(startsAt, timeZone)} is a good weekday and time for us.`;
