import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime24, isoDay } from '#web/lib/dates.ts';
import { instantAt } from '#web/lib/instant-at.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';
import { Note } from '#web/ui/note.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { otherName, visitDay } from '../visit-words.ts';

const lengths = [15, 30, 45, 60, 90, 120];

/** Dialog that books a finished visit again at no charge. */
export default function RedoVisit({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { timeZone, client, pets } = visit;
  const navigate = useNavigate();
  const [today] = useState(() => isoDay(new Date(), timeZone));
  const [day, setDay] = useState(today);
  const [time, setTime] = useState(() => clockTime24(visit.startsAt, timeZone));
  const [minutes, setMinutes] = useState('30');
  const [refusal, setRefusal] = useState<{ detail: string; mend: string | undefined }>();
  const book = useAction('POST /api/visits', {
    done: (booked) => ({
      title: 'The free redo is booked',
      description: booked.client?.toldBy
        ? `${otherName(visit, 'provider')} will know right away.`
        : `${otherName(visit, 'provider')} does not know yet.`,
      action: { label: 'See visit', onSelect: () => void navigate(href('visit', { id: booked.id })) },
    }),
    failed: 'It was not booked',
    refused(error) {
      if (!(error instanceof CallError)) return false;
      const mend = error.errors.find(({ path }) => path === 'squeezeIn' || path === 'anyway')?.path;
      const [first] = error.errors;
      setRefusal({ detail: (mend ? undefined : first?.message) ?? error.detail ?? '', mend });
      return true;
    },
  });
  const startsAt = day && time ? instantAt(day, time, timeZone) : undefined;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!startsAt || !client) return;
    const body = {
      clientId: client.id,
      pets: pets.map(({ id: petId, services }) => ({ petId, services })),
      startsAt,
      minutes: Number(minutes),
      atHome: visit.atHome,
      ...(visit.staff ? { staffId: visit.staff.id } : {}),
      ...(refusal?.mend === 'squeezeIn' ? { squeezeIn: true } : {}),
      ...(refusal?.mend ? { anyway: true } : {}),
      redoOf: visit.id,
    };
    setRefusal(undefined);
    if (await book.run({ body })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`A free redo for ${petNames(pets)}`}
      description={`Of ${visitDay(visit)}, ${visit.title}. It costs nothing, and both visits stay in the record.`}
    >
      <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
        <div className="grid items-start gap-4 min-[400px]:grid-cols-2">
          <Field label="Day">
            <DateField value={day} onChange={setDay} min={today} />
          </Field>
          <Field label="Begins">
            <TimeField value={time} onChange={({ target }) => setTime(target.value)} />
          </Field>
          <Field label="How long">
            <Select
              options={lengths.map((each) => ({ value: String(each), label: `${each} min` }))}
              value={minutes}
              onChange={({ target }) => setMinutes(target.value)}
            />
          </Field>
        </div>
        {refusal && (
          <Note tone="warn" role="alert">
            {refusal.detail}
          </Note>
        )}
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!startsAt} busy={book.busy && 'Booking...'}>
            {refusal?.mend ? 'Book anyway' : 'Book the redo'}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
