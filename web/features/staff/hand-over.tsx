import { useState } from 'react';
import type { FormEvent } from 'react';
import { CallError } from '#web/lib/api/call-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime } from '#web/lib/dates.ts';
import { counted } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Note } from '#web/ui/note.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';

type Person = { id: string; name: string; role?: string; shiftId?: string | null };
type Refused = NonNullable<CallError['facts']['visits']>;

type HandOverProps = {
  person: Person;
  people: readonly Person[];
  /** The day to begin with. */
  on: string;
  onClose: () => void;
  /** Posts a shift for the work of that day. */
  onPostShift?: (on: string) => void;
};

/** Gives all visits of a person on a day to someone else; if one does not fit, none moves. */
export default function HandOver({ person, people, on, onClose, onPostShift }: HandOverProps) {
  const others = people
    .filter(({ id, role }) => id !== person.id && role !== 'front_desk')
    // Whoever works a shift came for this.
    .toSorted((one, other) => Number(!one.shiftId) - Number(!other.shiftId));
  const [day, setDay] = useState(on);
  const [toStaffId, setTo] = useState(others[0]?.id ?? '');
  const [refused, setRefused] = useState<{ detail: string; visits: Refused }>();
  const give = useAction('POST /api/staff/:id/hand-over', {
    done: ({ moved }) => ({
      title: moved === 0 ? 'Nothing to hand over' : `${counted(moved, 'visit')} handed over`,
    }),
    failed: 'Nothing was handed over',
    accepted: onClose,
    refused(error) {
      if (!(error instanceof CallError)) return false;
      setRefused({ detail: error.detail ?? 'Nothing was handed over.', visits: error.facts.visits ?? [] });
      return true;
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setRefused(undefined);
    if (toStaffId) void give.run({ params: { id: person.id }, body: { on: day, toStaffId } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Hand over ${person.name}’s day`}
      description="All visits that are not over move to another person, or none of them."
    >
      <form noValidate className="grid gap-5" onSubmit={send}>
        <div className="grid items-start gap-4 min-[400px]:grid-cols-2">
          <Field label="Day">
            <DateField value={day} onChange={setDay} />
          </Field>
          <Field label="To">
            <Select
              options={others.map(({ id, name, shiftId }) => ({
                value: id,
                label: shiftId ? `${name}, relief` : name,
              }))}
              value={toStaffId}
              onChange={({ target }) => setTo(target.value)}
            />
          </Field>
        </div>
        {others.length === 0 && !onPostShift && <Note tone="warn">Add another person first.</Note>}
        {onPostShift && (
          <div className="grid gap-2">
            <p className="text-ink-2">
              {others.length === 0 ? 'Nobody else works that day. ' : 'Nobody who can? '}A relief groomer of a
              filled shift works on your board that day.
            </p>
            <Button className="justify-self-start" disabled={!day} onClick={() => onPostShift(day)}>
              Post a shift for this day
            </Button>
          </div>
        )}
        {refused && (
          <Note tone="warn" role="alert">
            {refused.detail}
            <ul className="mt-2 grid gap-1">
              {refused.visits.map(({ id, title, startsAt, timeZone, because }) => (
                <li key={id} className="wrap-anywhere">
                  <b>
                    {clockTime(startsAt, timeZone)} {title}
                  </b>
                  : {because}
                </li>
              ))}
            </ul>
          </Note>
        )}
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!toStaffId || !day}
            busy={give.busy && 'Handing over...'}
          >
            Hand over
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
