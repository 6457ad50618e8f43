import { useState } from 'react';
import { TimeOffDraft } from '#contract/calendar/calendar.ts';
import type { StaffMember } from '#contract/staff/staff.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { FormField, TextField } from '#web/ui/forms/form-fields.tsx';

type Values = { from: string; to: string; note: string };

const bodyOf = ({ from, to, note }: Values) => ({ from, to: to || from, note: note.trim() || null });

/** When a person is off: the days ahead, and a form for more. */
export default function StaffTimeOff({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const [ahead, setAhead] = useState(person.timeOff);
  const draft = useDraft({
    values: { from: '', to: '', note: '' },
    schema: TimeOffDraft,
    bodyOf,
    problems: ({ from, to }: Values) => ({
      from: !from && 'Choose the first day',
      to: to && to < from && 'The last day comes before the first',
    }),
  });
  const add = useAction('POST /api/staff/:id/time-off', {
    done: { title: `${person.name} is off then` },
    failed: 'The time off was not saved',
    refused: draft.refused,
  });
  const remove = useAction('DELETE /api/staff/:id/time-off/:timeOffId', {
    failed: 'The time off was not removed',
    accepted: ({ timeOff }) => setAhead(timeOff),
  });
  return (
    <FormDialog
      draft={draft}
      title={`Time off of ${person.name}`}
      description="What is booked already stays booked."
      lost="Nothing has been saved yet."
      submit="Add time off"
      busy="Saving..."
      send={(values) => add.run({ params: { id: person.id }, body: bodyOf(values) })}
      onClose={onClose}
    >
      {ahead.length > 0 && (
        <ul className="grid">
          {ahead.map((off) => (
            <li key={off.id} className="flex items-center justify-between gap-3 border-b border-line">
              <span className="min-w-0 wrap-anywhere">{offInWords(off)}</span>
              <Button
                variant="quiet"
                aria-label={`Remove ${offInWords(off)}`}
                onClick={() => void remove.run({ params: { id: person.id, timeOffId: off.id } })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-4 min-[400px]:grid-cols-2">
        <FormField name="from" label="First day">
          {(control) => <DateField {...control} />}
        </FormField>
        <FormField name="to" label="Last day">
          {(control) => <DateField {...control} placeholder="The same" />}
        </FormField>
      </div>
      <TextField name="note" label="Note (optional)" maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}

function offInWords({ startsAt, endsAt, timeZone, allDay, note }: StaffMember['timeOff'][number]): string {
  const first = shortDate(startsAt, timeZone);
  const last = shortDate(allDay ? new Date(Date.parse(endsAt) - 1).toISOString() : endsAt, timeZone);
  const days = first === last ? first : `${first} to ${last}`;
  const times = allDay ? '' : `, ${clockTime(startsAt, timeZone)} to ${clockTime(endsAt, timeZone)}`;
  return `${days}${times}${note ? ` · ${note}` : ''}`;
}
