import { adminReportsApi } from '#contract/reports/admin-reports.ts';
import type { AdminReportDetails, ReportDecision } from '#contract/reports/admin-reports.ts';
import { SuspensionLength, endAfter } from '#web/domain/reports/suspension-length.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { AreaField, FormControl } from '#web/ui/forms/form-fields.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { decidedWords, decisionWords } from './decision-words.ts';
import { ReportDetails } from './report-details.tsx';

type DecideReportProps = { report: AdminReportDetails; title: string; onClose: () => void };
type Values = { decision: string; days: string; reason: string };

/** Shows a report and decides it, with all other open reports of the same thing. */
export function DecideReport({ report, title, onClose }: DecideReportProps) {
  const bodyOf = ({ decision, days, reason }: Values) => ({
    decision: decision as ReportDecision,
    reason: reason.trim(),
    until: decision === 'suspend' ? endAfter(days) : null,
    reportsSeen: report.sameThing.length,
  });
  const draft = useDraft({
    values: { decision: '', days: '7', reason: '' },
    schema: adminReportsApi['POST /api/admin/reports/:id/decide'].body,
    bodyOf,
    problems: ({ decision, reason }) => ({
      decision: decision === '' && 'Choose what to do',
      reason: reason.trim() === '' && 'Please give a reason',
    }),
    names: { until: 'days' },
  });
  const decide = useAction('POST /api/admin/reports/:id/decide', {
    done: ({ status }) => ({ title: `${decidedWords[status]}. The reporter is notified.` }),
    failed: 'Nothing was decided',
    refused: draft.refused,
  });
  const decision = draft.form.watch('decision') as ReportDecision | '';
  return (
    <FormDialog
      draft={draft}
      shape="large"
      title={title}
      lost="Nothing has been decided."
      submit={decision ? decisionWords[decision].submit : 'Decide'}
      busy="Deciding..."
      danger={decision === 'remove' || decision === 'suspend'}
      send={(values) => decide.run({ params: { id: report.id }, body: bodyOf(values) })}
      onClose={onClose}
    >
      <ReportDetails report={report} />
      <div className="grid gap-5">
        <FormControl<string> name="decision">
          {({ name, value, onChange }, error) => (
            <RadioCards
              legend="Decision"
              name={name}
              value={value}
              error={error}
              className="sm:grid-cols-2"
              options={report.decisions.map((each) => ({ value: each, ...decisionWords[each] }))}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </FormControl>
        {decision === 'suspend' && <SuspensionLength name="days" />}
        <AreaField
          name="reason"
          label="Reason"
          hint={
            decision === 'dismiss'
              ? 'Kept in the audit log with your name.'
              : `${report.reported.name} reads this, so do not say who reported it. Kept in the audit log with your name.`
          }
          maxLength={500}
          rows={3}
        />
      </div>
    </FormDialog>
  );
}
