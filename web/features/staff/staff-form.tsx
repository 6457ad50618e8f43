import type { StaffColor, StaffMember, StaffRole } from '#contract/staff/staff.ts';
import { StaffChange, StaffColor as Colors, StaffDraft } from '#contract/staff/staff.ts';
import { personColor, roleLabels } from '#web/domain/staff/staff-labels.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { FormControl, FormField, NumberField, TextField } from '#web/ui/forms/form-fields.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';

type Values = {
  name: string;
  role: StaffRole;
  color: StaffColor | '';
  atOnce: string;
  payPercent: string;
  toDay: string;
};

const valuesOf = (person: StaffMember | undefined): Values => ({
  name: person?.name ?? '',
  role: person?.role ?? 'groomer',
  color: person?.color ?? '',
  atOnce: String(person?.atOnce ?? 1),
  payPercent: person?.payPercent === null || !person ? '' : String(person.payPercent),
  toDay: person?.toDay ?? '',
});

const bodyOf = ({ name, role, color, atOnce, payPercent, toDay }: Values) => ({
  name,
  role,
  ...(color ? { color } : {}),
  atOnce: Number(atOnce),
  payPercent: payPercent.trim() ? Number(payPercent) : null,
  toDay: toDay || null,
});

const roles = (['groomer', 'bather', 'front_desk'] as const).map((value) => ({
  value,
  label: roleLabels[value],
}));

/** Form for a person of the business; a last day is how they leave. */
export default function StaffForm({ person, onClose }: { person?: StaffMember; onClose: () => void }) {
  const draft = useDraft({
    values: valuesOf(person),
    schema: person ? StaffChange : StaffDraft,
    bodyOf,
    problems: ({ name }: Values) => ({ name: !name.trim() && 'Enter the name' }),
  });
  const words = {
    failed: 'The person was not saved',
    refused: (error: unknown) => draft.refused(error),
  };
  const add = useAction('POST /api/staff', { ...words, done: ({ name }) => ({ title: `${name} is added` }) });
  const change = useAction('PATCH /api/staff/:id', {
    ...words,
    done: ({ name }) => ({ title: `${name} is changed` }),
    refused(error) {
      if (!(error instanceof CallError && error.code === 'work_open')) return draft.refused(error);
      draft.form.setError('toDay', { message: error.detail ?? 'Hand over the visits ahead first.' });
      return true;
    },
  });
  return (
    <FormDialog
      draft={draft}
      title={person ? `Edit ${person.name}` : 'Add person'}
      lost={person ? 'The person stays as they were.' : 'Nobody has been added yet.'}
      submit={person ? 'Save changes' : 'Add person'}
      busy="Saving..."
      send={(values) =>
        person
          ? change.run({ params: { id: person.id }, body: bodyOf(values) })
          : add.run({ body: bodyOf(values) })
      }
      onClose={onClose}
    >
      <TextField name="name" label="Name" autoComplete="off" maxLength={60} data-autofocus />
      <FormControl<StaffRole> name="role">
        {({ value, onChange }) => (
          <div className="grid gap-1.5">
            <SegmentedControl label="What they do" options={roles} value={value} onChange={onChange} />
            <p className="hint">
              {value === 'bather'
                ? 'Bathers need no table.'
                : value === 'front_desk'
                  ? 'Nobody is booked with the front desk.'
                  : 'Groomers need a table.'}
            </p>
          </div>
        )}
      </FormControl>
      <div className="grid items-start gap-4 min-[400px]:grid-cols-2">
        <NumberField name="atOnce" label="Animals at once" />
        <NumberField name="payPercent" label="Share, percent (optional)" />
      </div>
      <FormControl<Values['color']> name="color">
        {({ value, onChange }) => <ColorChoice value={value} onChange={onChange} />}
      </FormControl>
      <FormField name="toDay" label="Last day (optional)">
        {(control) => <DateField {...control} placeholder="Stays" />}
      </FormField>
    </FormDialog>
  );
}

type ColorChoiceProps = { value: Values['color']; onChange: (color: StaffColor) => void };

function ColorChoice({ value, onChange }: ColorChoiceProps) {
  return (
    <Fieldset legend="Color on the board">
      <div className="flex flex-wrap gap-1">
        {Colors.options.map((color) => (
          <label key={color} className="grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              name="color"
              aria-label={color}
              checked={value === color}
              onChange={() => onChange(color)}
              className="peer sr-only"
            />
            <span
              className="size-7 rounded-full border border-line outline-offset-3 outline-ink peer-checked:outline-2 peer-focus-visible:outline-3"
              style={{ background: personColor(color) }}
            />
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
