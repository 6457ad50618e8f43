import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { TellByMail } from '#web/domain/visits/tell-by-mail.tsx';
import { TextAfter, isToText } from '#web/domain/visits/text-after.tsx';
import { clientName } from '#web/domain/visits/visit-client.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime24, isoDay, shortDate, timeRange } from '#web/lib/dates.ts';
import { instantAt } from '#web/lib/instant-at.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';
import { Note } from '#web/ui/note.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import type { Salon } from '../booking/booking.api.ts';

export type MoveTo = { time?: string; staffId?: string | null; tableNo?: number | null };
type MoveOnBoardProps = {
  visit: Visit;
  /** Where it was dropped; without it, only the person and the table are asked for. */
  to?: MoveTo | undefined;
  salon: NonNullable<Salon>;
  onClose: () => void;
};

/** Gives a visit that was dragged another time, person or table; asked for by its button, a person and a table. */
export default function MoveOnBoard({ visit, to, salon, onClose }: MoveOnBoardProps) {
  const { timeZone } = visit;
  const [day, setDay] = useState(() => isoDay(visit.startsAt, timeZone));
  const [time, setTime] = useState(() => to?.time ?? clockTime24(visit.startsAt, timeZone));
  const [staffId, setStaffId] = useState(to?.staffId === undefined ? (visit.staff?.id ?? null) : to.staffId);
  const [tableNo, setTableNo] = useState(to?.tableNo === undefined ? visit.tableNo : to.tableNo);
  const [refusal, setRefusal] = useState<{ detail: string; mend: string | undefined }>();
  const [moved, setMoved] = useState<Visit>();
  const [tells, setTells] = useState(true);
  const isMailed = visit.client?.toldBy === 'email';
  const startsAt = day && time ? instantAt(day, time, timeZone) : undefined;
  const isNewTime = startsAt !== undefined && Date.parse(startsAt) !== Date.parse(visit.startsAt);
  const refused = (error: unknown) => {
    if (!(error instanceof CallError)) return false;
    const mend = error.errors.find(({ path }) => path === 'squeezeIn' || path === 'anyway')?.path;
    setRefusal({
      detail: mend ? (error.detail ?? '') : (error.errors[0]?.message ?? error.detail ?? ''),
      mend,
    });
    return true;
  };
  const words = to
    ? { done: { title: 'Moved' }, failed: 'It was not moved', refused }
    : { done: { title: 'Person and table saved' }, failed: 'It was not saved', refused };
  const move = useAction('PATCH /api/visits/:id/time', {
    ...words,
    accepted: (after) => (isToText(after, isMailed && tells) ? setMoved(after) : onClose()),
  });
  const assign = useAction('POST /api/visits/:id/assign', { ...words, accepted: onClose });
  const canMove = to !== undefined && visit.actions.includes('move');
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const beside = refusal?.mend ? { squeezeIn: true } : {};
    setRefusal(undefined);
    const params = { id: visit.id };
    if (isNewTime && canMove)
      void move.run({
        params,
        body: { startsAt: startsAt ?? '', staffId, tableNo, ...(isMailed ? { tell: tells } : {}), ...beside },
      });
    else
      void assign.run({
        params,
        body: { staffId, tableNo, ...beside, ...(refusal?.mend ? { anyway: true } : {}) },
      });
  };
  if (moved)
    return (
      <TextAfter
        visit={moved}
        kind="moved"
        description={`${moved.title} is now on ${shortDate(moved.startsAt, timeZone)}, ${timeRange(moved.startsAt, moved.endsAt, timeZone)}.`}
        onClose={onClose}
      >
        Text the new time
      </TextAfter>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={to ? `Move ${visit.title}` : `Person and table: ${visit.title}`}
      description={`It is on ${shortDate(visit.startsAt, timeZone)}, ${timeRange(visit.startsAt, visit.endsAt, timeZone)}${visit.staff ? ` with ${visit.staff.name}` : ''}.`}
    >
      <form noValidate className="grid gap-5" onSubmit={send}>
        <div className="grid grid-cols-2 items-start gap-4">
          {canMove && (
            <>
              <Field label="Day">
                <DateField value={day} onChange={setDay} />
              </Field>
              <Field label="Begins">
                <TimeField value={time} onChange={({ target }) => setTime(target.value)} />
              </Field>
            </>
          )}
          <Field label="Person">
            <Select
              options={[
                { value: '', label: 'Nobody yet' },
                ...salon.people.map(({ id, name }) => ({ value: id, label: name })),
                ...(visit.staff && !salon.people.some(({ id }) => id === visit.staff?.id)
                  ? [{ value: visit.staff.id, label: visit.staff.name }]
                  : []),
              ]}
              value={staffId ?? ''}
              onChange={({ target }) => setStaffId(target.value || null)}
            />
          </Field>
          <Field label="Table, as a wish">
            <Select
              options={[
                { value: '', label: 'Any' },
                ...Array.from({ length: salon.tables ?? 1 }, (_, nth) => ({
                  value: String(nth + 1),
                  label: `Table ${nth + 1}`,
                })),
              ]}
              value={tableNo ? String(tableNo) : ''}
              onChange={({ target }) => setTableNo(Number(target.value) || null)}
            />
          </Field>
        </div>
        {isNewTime && canMove && (
          <TellByMail client={visit.client} name={clientName(visit)} checked={tells} onChange={setTells} />
        )}
        {refusal && (
          <Note tone="warn" role="alert">
            {refusal.detail}
          </Note>
        )}
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            busy={(move.busy || assign.busy) && (to ? 'Moving...' : 'Saving...')}
          >
            {to ? (refusal?.mend ? 'Move anyway' : 'Move') : refusal?.mend ? 'Save anyway' : 'Save'}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
