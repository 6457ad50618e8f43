import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Visit } from '#contract/visits.ts';
import { detailOf } from '#web/lib/call.ts';
import { clockTime24, isoDay } from '#web/lib/dates.ts';
import { useSettled } from '#web/lib/settled.ts';
import { instantAt } from '#web/lib/zoned.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Note } from '#web/ui/note.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { MoveCheck } from './move-check.tsx';
import { otherName, visitStart, visitWhen } from './visit-words.ts';
import type { Side } from './visit-words.ts';
import { useMoveCheck, useProposeMove } from './visits.api.ts';

type MoveVisitProps = { visit: Visit; side: Side; onClose: () => void };

/** Proposes another day and time; the visit keeps its own until the other side accepts. */
export default function MoveVisit({ visit, side, onClose }: MoveVisitProps) {
  const { timeZone, moveProposal } = visit;
  const other = otherName(visit, side);
  const [today] = useState(() => isoDay(new Date(), timeZone));
  const [day, setDay] = useState(() => isoDay(visit.startsAt, timeZone));
  const [time, setTime] = useState(() => clockTime24(visit.startsAt, timeZone));
  const chosen = day && time ? instantAt(day, time, timeZone) : undefined;
  const startsAt = chosen && Date.parse(chosen) !== Date.parse(visit.startsAt) ? chosen : undefined;
  const settled = useSettled(startsAt);
  const check = useMoveCheck(visit.id, settled);
  const propose = useProposeMove(visit.id);
  const isRefused = settled !== undefined && (check.isError || (check.data?.clashes.length ?? 0) > 0);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!startsAt) return;
    propose.mutate(
      { startsAt, insteadOf: moveProposal?.startsAt ?? null },
      {
        onSuccess() {
          toast({
            title: 'New time proposed',
            description: `${other} can accept it. Until then the visit stays on ${visitStart(visit)}.`,
          });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Move this visit"
      description={
        <>
          It is on {visitWhen(visit)}. It stays there until {other} accepts the new time.
          {moveProposal && ` This replaces the proposed ${visitStart({ ...moveProposal, timeZone })}.`}
        </>
      }
    >
      <form noValidate className="grid gap-5" onSubmit={send}>
        <div className="grid gap-1.5">
          <div className="grid items-start gap-4 min-[400px]:grid-cols-2">
            <Field label="New day">
              <DateField value={day} onChange={setDay} min={today} />
            </Field>
            <Field label="Begins">
              <TimeField value={time} onChange={(event) => setTime(event.target.value)} />
            </Field>
          </div>
          <p className="hint">By the clock of the place of the visit.</p>
        </div>
        {settled && <MoveCheck check={check} visit={visit} side={side} />}
        {propose.isError && (
          <Note tone="danger" role="alert">
            {detailOf(propose.error, 'It was not sent. Please try again.')}
          </Note>
        )}
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!startsAt || isRefused}
            busy={propose.isPending && 'Sending...'}
          >
            Propose New Time
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
