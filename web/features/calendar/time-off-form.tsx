import { useWatch } from 'react-hook-form';
import { TimeOffDraft } from '#contract/calendar/calendar.ts';
import type { TimeOff } from '#contract/calendar/calendar.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { clockTime24, isoDay } from '#web/lib/dates.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { FormControl, FormField, TextField } from '#web/ui/forms/form-fields.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import type { MarkedTime } from './calendar-acts.ts';
import { lastDayOf, timeOffWhen } from './calendar-words.ts';

type Values = {
  from: string;
  to: string;
  allDay: boolean;
  startTime: string;
  endTime: string;
  note: string;
};

const valuesOf = (edited: TimeOff | MarkedTime): Values => {
  if (!('id' in edited)) {
    const { day, from, to } = edited;
    return { from: day, to: day, allDay: from === '', startTime: from, endTime: to, note: '' };
  }
  const { startsAt, endsAt, allDay, timeZone, note } = edited;
  return {
    from: isoDay(startsAt, timeZone),
    to: allDay ? lastDayOf(edited) : isoDay(endsAt, timeZone),
    allDay,
    startTime: allDay ? '' : clockTime24(startsAt, timeZone),
    endTime: allDay ? '' : clockTime24(endsAt, timeZone),
    note: note ?? '',
  };
};

const draftOf = ({ from, to, allDay, startTime, endTime, note }: Values) => ({
  from,
  to,
  startTime: allDay ? null : startTime,
  endTime: allDay ? null : endTime,
  note: note.trim() || null,
});

const problemsOf = ({ from, to, allDay, startTime, endTime }: Values) => ({
  from: !from && 'Choose the first day',
  to: !to ? 'Choose the last day' : to < from && 'The last day comes before the first',
  startTime: !allDay && !startTime && 'Choose when it begins',
  endTime:
    !allDay &&
    (!endTime
      ? 'Choose when it ends'
      : from === to && endTime <= startTime && 'The end comes after the start'),
});

type TimeOffFormProps = {
  /** Without an id, new time off; an empty `from` means the whole day. */
  edited: TimeOff | MarkedTime;
  onClose: () => void;
};

/** Form to take time off, or to change and remove it. */
export default function TimeOffForm({ edited, onClose }: TimeOffFormProps) {
  const draft = useDraft({
    values: valuesOf(edited),
    schema: TimeOffDraft,
    bodyOf: draftOf,
    problems: problemsOf,
  });
  const failed = 'The time off was not saved';
  const words = { failed, refused: draft.refused };
  const take = useAction('POST /api/time-off', {
    ...words,
    done: (off) => ({ title: 'Time off added', description: timeOffWhen(off) }),
  });
  const change = useAction('PATCH /api/time-off/:id', {
    ...words,
    done: (off) => ({ title: 'Time off changed', description: timeOffWhen(off) }),
  });
  const remove = useAction('DELETE /api/time-off/:id', {
    done: { title: 'Time off removed' },
    failed: 'The time off was not removed',
  });
  const id = 'id' in edited ? edited.id : undefined;
  const allDay = useWatch({ control: draft.form.control, name: 'allDay' });
  return (
    <FormDialog
      draft={draft}
      title={id ? 'Edit time off' : 'Add time off'}
      description="What is booked already stays booked. You are warned before you take work then, and searches for a day leave you out."
      lost={id ? 'The time off stays as it was.' : 'Nothing has been saved yet.'}
      submit={id ? 'Save changes' : 'Add time off'}
      busy="Saving..."
      send={(values) =>
        id ? change.run({ params: { id }, body: draftOf(values) }) : take.run({ body: draftOf(values) })
      }
      onClose={onClose}
    >
      <div className="grid items-start gap-4 min-[400px]:grid-cols-2">
        <FormField name="from" label="First day">
          {(control) => <DateField {...control} />}
        </FormField>
        <FormField name="to" label="Last day">
          {(control) => <DateField {...control} />}
        </FormField>
      </div>
      <FormControl<boolean> name="allDay">
        {({ value, onChange }) => (
          <Checkbox checked={value} onChange={({ target }) => onChange(target.checked)}>
            Whole days
          </Checkbox>
        )}
      </FormControl>
      {!allDay && (
        <div className="grid grid-cols-2 items-start gap-4">
          <FormField name="startTime" label="Begins">
            {({ value, onChange, name }) => (
              <TimeField name={name} value={value} onChange={({ target }) => onChange(target.value)} />
            )}
          </FormField>
          <FormField name="endTime" label="Ends">
            {({ value, onChange, name }) => (
              <TimeField name={name} value={value} onChange={({ target }) => onChange(target.value)} />
            )}
          </FormField>
        </div>
      )}
      <TextField name="note" label="Note (optional)" hint="Only you see it" maxLength={200} />
      {id && (
        <ConfirmButton
          variant="quiet"
          className="justify-self-start"
          onConfirm={async () => (await remove.run({ params: { id } })) && onClose()}
          dialog={{
            title: 'Remove this time off?',
            description: 'You are no longer warned about work then.',
            cancel: 'Keep it',
            confirm: 'Remove',
            danger: true,
            busy: remove.busy && 'Removing...',
          }}
        >
          Remove time off
        </ConfirmButton>
      )}
    </FormDialog>
  );
}
