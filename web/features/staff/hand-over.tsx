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

type Person = {
  id: string;
  name: string;
  role?: string;
  shiftId?: string | null;
  /** Their first and last day, where they have one. */
  fromDay?: string;
  toDay?: string | null;
};
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

function rank({ role, shiftId }: Person, from: Person): number {
  if (shiftId) return 0;
  return role === 'bather' && from.role !== 'bather' ? 2 : 1;
}

/** 'Ana, relief', 'Tess, bather', 'Lee'. */
const nameWithWork = ({ name, role, shiftId }: Person): string =>
  [name, shiftId ? 'relief' : role === 'bather' && 'bather'].filter(Boolean).join(', ');

const itOrThem = ({ length }: readonly string[]) => (length === 1 ? 'it' : 'them');

/** Gives the visits of a person on a day to someone else; what does not fit with one person is left for another. */
export default function HandOver({ person, people, on, onClose, onPostShift }: HandOverProps) {
  const [day, setDay] = useState(on);
  const from = people.find(({ id }) => id === person.id) ?? person;
  const others = people
    .filter(
      ({ id, role, fromDay, toDay }) =>
        id !== person.id && role !== 'front_desk' && (fromDay ?? day) <= day && day <= (toDay ?? day),
    )
    // Whoever works a shift came for this; a bather cannot take the haircuts of a groomer.
    .toSorted((one, other) => rank(one, from) - rank(other, from));
  const [chosenId, setTo] = useState('');
  const toStaffId = (others.find(({ id }) => id === chosenId) ?? others[0])?.id ?? '';
  const [refused, setRefused] = useState<{ detail: string; visits: Refused; fits: number }>();
  const [left, setLeft] = useState<string>();
  const give = useAction('POST /api/staff/:id/hand-over', {
    done: ({ moved }) => ({
      title: moved === 0 ? 'Nothing to hand over' : `${counted(moved, 'visit')} handed over`,
    }),
    failed: 'Nothing was handed over',
    accepted(_, { body: { except = [] } }) {
      if (except.length === 0) return onClose();
      setLeft(
        `${counted(except.length, 'visit')} left with ${person.name}. Choose who takes ${itOrThem(except)}.`,
      );
      setTo(others.find(({ id }) => id !== toStaffId)?.id ?? '');
    },
    refused(error) {
      if (!(error instanceof CallError)) return false;
      const { visits = [], fits = 0 } = error.facts;
      setRefused({ detail: error.detail ?? 'Nothing was handed over.', visits, fits });
      return true;
    },
  });
  const send = (except?: string[]) => {
    setRefused(undefined);
    setLeft(undefined);
    if (toStaffId)
      void give.run({
        params: { id: person.id },
        body: { on: day, toStaffId, ...(except ? { except } : {}) },
      });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Hand over ${person.name}’s day`}
      description="All visits that are not over move to another person. What does not fit is listed first."
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <div className="grid items-start gap-4 min-[400px]:grid-cols-2">
          <Field label="Day">
            <DateField value={day} onChange={setDay} />
          </Field>
          <Field label="To">
            <Select
              options={others.map((each) => ({ value: each.id, label: nameWithWork(each) }))}
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
            {refused.fits > 0 && (
              <Button
                className="mt-3"
                disabled={give.busy}
                onClick={() => send(refused.visits.map(({ id }) => id))}
              >
                {refused.fits === 1 ? 'Hand over the other one' : `Hand over the other ${refused.fits}`}
              </Button>
            )}
          </Note>
        )}
        {left && <Note role="status">{left}</Note>}
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
