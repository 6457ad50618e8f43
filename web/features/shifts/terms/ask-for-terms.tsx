import { useWatch } from 'react-hook-form';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { maxReason } from '#contract/text/limits.ts';
import { answerHours, TermChangeDraft } from '#contract/shifts/term-changes.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { changeOf, fieldAt, problemsOf, valuesOf } from '../post/shift-draft.ts';
import type { ShiftValues } from '../post/shift-draft.ts';
import { ShiftFields } from '../post/shift-fields.tsx';

type AskedValues = ShiftValues & { answerHours: string; note: string };
const waits = answerHours.map((hours) => ({ value: String(hours), label: `${hours} hours` }));

/** Dialog in which the owner asks a booked groomer for another day, other hours, pay, dogs or requirements. */
export default function AskForTerms({ shift, onClose }: { shift: ShiftDetail; onClose: () => void }) {
  const { timeZone } = shift;
  const name = shift.groomer?.name ?? 'The groomer';
  const start = valuesOf(shift);
  const draft = useDraft({
    values: { ...start, answerHours: '12', note: '' },
    schema: TermChangeDraft,
    bodyOf: (values) => ({
      change: changed(values, start, timeZone),
      answerHours: Number(values.answerHours) as TermChangeDraft['answerHours'],
      note: values.note.trim() || null,
    }),
    problems: (values) =>
      Object.fromEntries(
        problemsNow(values, timeZone).map(({ field = 'root', message }) => [field, message]),
      ),
    fieldFor: (path, values) =>
      path.startsWith('change.') ? fieldAt(path.slice('change.'.length), values) : fieldAt(path, values),
  });
  const ask = useAction('POST /api/shifts/:id/term-changes', {
    done: { title: `${name} is asked`, description: 'Until they say yes it stays as agreed.' },
    failed: 'The question was not sent',
    refused: draft.refused,
  });
  const values = useWatch({ control: draft.form.control }) as AskedValues;
  const nothing = Object.keys(changed({ ...start, ...values }, start, timeZone)).length === 0;
  return (
    <FormDialog
      draft={draft}
      title="Ask to change the terms"
      description={`${name} reads what is agreed and what you ask for side by side, and says yes or no.`}
      submit="Ask"
      busy="Asking..."
      waits={nothing && 'Change something first'}
      send={(typed) => ask.run({ params: { id: shift.id }, body: draft.bodyOf(typed) })}
      onClose={onClose}
    >
      <ShiftFields
        place={{ city: shift.business.city, address: shift.business.address, timeZone }}
        repeats={false}
        agreed
      />
      <Field label="Time to answer" error={draft.form.formState.errors.answerHours?.message}>
        <Select options={waits} {...draft.form.register('answerHours')} />
      </Field>
      <Field label="Why (optional)" error={draft.form.formState.errors.note?.message}>
        <Textarea rows={2} maxLength={maxReason} {...draft.form.register('note')} />
      </Field>
    </FormDialog>
  );
}

const problemsNow = (values: ShiftValues, zone: string) => problemsOf(values, zone, new Date());

/** The fields that differ from what is agreed. */
function changed(
  values: ShiftValues,
  start: ShiftValues,
  zone: string | undefined,
): TermChangeDraft['change'] {
  const {
    title: _,
    description: __,
    payModel: ___,
    bathing: ____,
    cancelTerms: _____,
    ...now
  } = changeOf(values, zone);
  const before = changeOf(start, zone) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  );
}
