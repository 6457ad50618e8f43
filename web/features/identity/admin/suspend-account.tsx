import { adminAccountsApi } from '#contract/admin/admin-accounts.ts';
import type { AdminAccount } from '#contract/admin/admin-accounts.ts';
import { SuspensionLength, endAfter } from '#web/domain/reports/suspension-length.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { AreaField } from '#web/ui/forms/form-fields.tsx';

type SuspendAccountProps = { account: AdminAccount; onClose: () => void };

/** Dialog that suspends an account with a reason, for some days or until it is restored. */
export default function SuspendAccount({ account, onClose }: SuspendAccountProps) {
  const draft = useDraft({
    values: { days: '7', reason: '' },
    schema: adminAccountsApi['POST /api/admin/accounts/:id/suspend'].body,
    bodyOf: ({ days, reason }) => ({ until: endAfter(days), reason: reason.trim() }),
    problems: ({ reason }) => ({ reason: reason.trim() === '' && 'Please give a reason' }),
    names: { until: 'days' },
  });
  const suspend = useAction('POST /api/admin/accounts/:id/suspend', {
    done: { title: `${account.name} is suspended` },
    failed: `${account.name} was not suspended`,
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title={`Suspend ${account.name}?`}
      description="All sessions end, signing in is refused with your reason, and others no longer see the account or its open work. Booked work stays booked."
      lost="Nothing has been changed."
      submit="Suspend"
      busy="Suspending..."
      danger
      send={(values) => suspend.run({ params: { id: account.id }, body: draft.bodyOf(values) })}
      onClose={onClose}
    >
      <SuspensionLength name="days" />
      <AreaField
        name="reason"
        label="Reason"
        hint={`${account.name} reads this. It is kept in the audit log with your name.`}
        maxLength={500}
        rows={3}
      />
    </FormDialog>
  );
}
