import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { detailOf } from '#web/lib/api/call-error.ts';
import { waitsFor } from '#web/lib/api/outbox.ts';
import { query } from '#web/lib/api/query.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { isoDay } from '#web/lib/dates.ts';
import { counted } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { visitTimes } from '../visit-words.ts';
import { reachOfDelay } from './late-reach.ts';
import type { ReachedVisit } from './late-reach.ts';
import { nameAndTime, toldWords } from './delay-labels.ts';
import { LaterVisits } from './later-visits.tsx';
import { TellLate } from './tell-late.tsx';
import type { NotedLate } from './tell-late.tsx';

const choices = ['5', '10', '15', '30'] as const;

/**
 * Dialog to note how late one runs, for a visit and for the later ones that have to wait, too. It says before whom that
 * reaches; the texts for the clients then say so.
 */
export default function RunLate({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const [noted, setNoted] = useState<readonly NotedLate[]>();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={noted ? 'Tell each client' : 'Running late'}
      description={
        noted ? 'The delay is noted on each of these visits.' : `${visitTimes(visit)}, ${visit.title}.`
      }
    >
      {noted ? (
        <TellLate noted={noted} onClose={onClose} />
      ) : (
        <NoteLate visit={visit} onNoted={setNoted} onClose={onClose} />
      )}
    </Dialog>
  );
}

type NoteLateProps = {
  visit: Visit;
  /** Several visits were noted late. */
  onNoted: (noted: readonly NotedLate[]) => void;
  onClose: () => void;
};

function NoteLate({ visit, onNoted, onClose }: NoteLateProps) {
  const [chosen, setChosen] = useState<string>('15');
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [done, setDone] = useState<readonly NotedLate[]>([]);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [sending, setSending] = useState(false);
  const delay = Number(chosen);
  const isDone = ({ id }: Visit) => done.some((each) => each.visit.id === id);
  const reached = reachOfDelay(visit, useLaterVisits(visit), delay);
  const minutesOf = ({ visit: { id, lateMinutes }, minutes }: ReachedVisit): number | undefined => {
    // Who knows of as long a delay already is not told again unless that is wished.
    const isTicked = ticked.get(id) ?? (minutes > 0 && minutes > (lateMinutes ?? 0));
    return isTicked ? minutes || delay : undefined;
  };
  const open = reached.filter((each) => !isDone(each.visit));
  const all: NotedLate[] = [
    { visit, minutes: delay },
    ...open.map((each) => ({ visit: each.visit, minutes: minutesOf(each) ?? 0 })),
  ].filter((each) => each.minutes > 0 && !isDone(each.visit));
  const isOne = done.length + all.length === 1;
  const late = useKeepingAction('POST /api/visits/:id/late', keptFor(visit, 'Running late for'), {
    ...(isOne && { done: { title: 'Noted', description: toldWords(visit) } }),
    failed: 'It was not recorded',
    refused(error, { params: { id } }) {
      if (isOne) return false;
      setRefused((before) => new Map(before).set(id, detailOf(error, 'Please try again.')));
      return true;
    },
  });

  const send = async () => {
    setSending(true);
    setRefused(new Map());
    const worked: NotedLate[] = [];
    // In sequence, so that a failed visit is named and the others are still saved.
    for (const each of all) {
      const { id } = each.visit;
      const sent = { params: { id }, body: { minutes: each.minutes } };
      if (await late.run(sent, keptFor(each.visit, 'Running late for'))) worked.push(each);
    }
    setSending(false);
    const noted = [...done, ...worked];
    setDone(noted);
    if (worked.length < all.length) return;
    // What waits for a signal says so itself, and cannot be texted by Wagwell yet.
    if (isOne || noted.some((each) => waitsFor(each.visit.id))) onClose();
    else onNoted(noted);
  };
  return (
    <>
      <SegmentedControl
        label="By how many minutes?"
        options={choices.map((value) => ({ value, label: value }))}
        value={chosen}
        onChange={setChosen}
      />
      <div className="grid gap-3 tabular-nums">
        <p>{toldWords(visit)}</p>
        {open.length > 0 && (
          <LaterVisits
            reached={open}
            noted={minutesOf}
            onChange={(id, isNoted) => setTicked(new Map(ticked).set(id, isNoted))}
          />
        )}
        {[...refused].map(([id, why]) => (
          <Note key={id} tone="danger" role="alert">
            Not noted for {nameAndTime(reached.find((each) => each.visit.id === id)?.visit ?? visit)}. {why}
          </Note>
        ))}
        {refused.size > 0 && done.length > 0 && (
          <p>Noted: {done.map((each) => nameAndTime(each.visit)).join('; ')}.</p>
        )}
      </div>
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" busy={sending && 'Noting...'} onClick={() => void send()}>
          {all.length > 1 ? `Note delay on ${counted(all.length, 'visit')}` : 'Note delay'}
        </Button>
      </Actions>
    </>
  );
}

/** What the same person does later on that day, in its order, where the delay may reach. */
function useLaterVisits({ id, startsAt, timeZone, staff }: Visit): Visit[] {
  const on = isoDay(startsAt, timeZone);
  const { data } = useQuery(query('GET /api/day', { query: { on } }));
  return (data?.visits ?? []).filter(
    (other) =>
      other.id !== id &&
      other.status === 'booked' &&
      other.actions.includes('late') &&
      other.staff?.id === staff?.id &&
      Date.parse(other.startsAt) > Date.parse(startsAt),
  );
}
