import { ReportDraft } from '#contract/reports/reports.ts';
import type { ReportCategory, ReportKind } from '#contract/reports/reports.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { AreaField, FormField } from '#web/ui/forms/form-fields.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { reportCategories, reportKinds } from './report-words.ts';

const options = Object.entries(reportCategories).map(([value, label]) => ({ value, label }));

/** `name` is the person's whose profile, words, photo or listing it is. */
export type Reported = { kind: ReportKind; id: string; name: string };
type ReportFormProps = { reported: Reported; onClose: () => void };

/** Reports a person or something they wrote. */
export default function ReportForm({ reported: { kind, id, name }, onClose }: ReportFormProps) {
  const bodyOf = (values: { category: string; text: string }) => ({
    kind,
    id,
    category: values.category as ReportCategory,
    text: values.text,
  });
  const draft = useDraft({
    values: { category: '', text: '' },
    schema: ReportDraft,
    bodyOf,
    problems: ({ category }) => ({ category: category === '' && 'Choose what is wrong' }),
  });
  const send = useAction('POST /api/reports', {
    done: { title: 'Report sent', description: `We will look at it. ${name} does not learn who reported.` },
    failed: 'The report was not sent',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title={kind === 'person' ? `Report ${name}` : `Report a ${reportKinds[kind]} from ${name}`}
      description="We keep a copy of what you report, so it cannot be changed afterwards."
      submit="Send report"
      busy="Sending..."
      send={(values) => send.run({ body: bodyOf(values) })}
      onClose={onClose}
    >
      <FormField name="category" label="What is wrong?">
        {({ name: field, value, onChange }) => (
          <Select
            name={field}
            value={value}
            placeholder="Choose one"
            options={options}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
      <AreaField name="text" label="What happened? (optional)" maxLength={2000} rows={4} />
    </FormDialog>
  );
}
