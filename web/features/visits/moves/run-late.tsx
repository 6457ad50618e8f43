import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { clientWays } from '#web/domain/visits/visit-client.ts';
import { query } from '#web/lib/api/query.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { clockTime, isoDay } from '#web/lib/dates.ts';
import { listed } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { otherName, visitTimes } from '../visit-words.ts';

const choices = ['5', '10', '15', '30'] as const;

/** Dialog to note how late one runs, which says before whom that reaches; the text for the client then says so. */
export default function RunLate({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const [minutes, setMinutes] = useState<string>('15');
  const later = useLaterVisits(visit);
  const late = useKeepingAction('POST /api/visits/:id/late', keptFor(visit, 'Running late for'), {
    done: { title: 'Noted', description: toldWords(visit) },
    failed: 'It was not recorded',
  });
  const send = async () => {
    if (await late.run({ params: { id: visit.id }, body: { minutes: Number(minutes) } })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Running late"
      description={`${visitTimes(visit)}, ${visit.title}.`}
    >
      <SegmentedControl
        label="By how many minutes?"
        options={choices.map((value) => ({ value, label: value }))}
        value={minutes}
        onChange={setMinutes}
      />
      <div className="grid gap-1 tabular-nums">
        <p>{toldWords(visit)}</p>
        {later.length > 0 && (
          <p className="text-ink-2">
            Later that day, and not told of this: {listed(later.map(withTime))}. Note it on their visits, too,
            if they have to wait.
          </p>
        )}
      </div>
      <Actions>
        <Button onClick={onClose}>Go back</Button>
        <Button variant="primary" busy={late.busy && 'Noting...'} onClick={() => void send()}>
          Note it
        </Button>
      </Actions>
    </Dialog>
  );
}

const canReach = (visit: Visit): boolean =>
  visit.owner !== null || Object.values(clientWays(visit)).some((way) => way !== null);

/** 'Maria Garcia, 3:00 PM', and that nobody can reach them. */
const nameAndTime = (visit: Visit): string =>
  `${otherName(visit, 'provider')}, ${clockTime(visit.startsAt, visit.timeZone)}`;
const withTime = (visit: Visit): string =>
  `${otherName(visit, 'provider')} (${clockTime(visit.startsAt, visit.timeZone)}${canReach(visit) ? '' : ', no phone or email'})`;

/** Who gets the message by itself, whom the provider tells, and who cannot be reached. */
function toldWords(visit: Visit): string {
  const who = nameAndTime(visit);
  if (visit.owner) return `${who}: told at once in their account.`;
  const { text, call, mail } = clientWays(visit);
  if (text) return `${who}: not told by itself. Text them from the card.`;
  if (call) return `${who}: not told by itself. Call them from the card.`;
  if (mail) return `${who}: not told by itself. Email them from the card.`;
  return `${who}: cannot be reached, since you have no phone or email that you may use.`;
}

/** What the same person does later on that day, where the delay may reach. */
function useLaterVisits({ id, startsAt, timeZone, staff }: Visit): Visit[] {
  const on = isoDay(startsAt, timeZone);
  const { data } = useQuery(query('GET /api/day', { query: { on } }));
  return (data?.visits ?? []).filter(
    (other) =>
      other.id !== id &&
      other.status === 'booked' &&
      other.staff?.id === staff?.id &&
      Date.parse(other.startsAt) > Date.parse(startsAt),
  );
}
