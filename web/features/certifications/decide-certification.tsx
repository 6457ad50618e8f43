import { maxReason } from '#contract/text/limits.ts';
import type { AdminCertification } from '#contract/profiles/certifications.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';

type DecideCertificationProps = {
  record: AdminCertification;
  decision: 'check' | 'refuse';
  onClose: () => void;
};

/** Checks a certification or refuses it, with a reason for its holder. */
export default function DecideCertification({ record, decision, onClose }: DecideCertificationProps) {
  const { id, title, holder, updatedAt } = record;
  const checks = decision === 'check';
  const decide = useAction('POST /api/admin/certifications/:id/decide', {
    done: { title: checks ? 'It is checked' : 'It is refused', description: `${holder.name} is notified.` },
    failed: 'Nothing was decided',
  });
  return (
    <ReasonDialog
      title={checks ? `Is ${title} in order?` : `Refuse ${title}?`}
      description={
        checks
          ? `Name, issuer, title and dates are the same on the certificate. It shows with a rosette in the profile of ${holder.name}.`
          : `Others do not see it until ${holder.name} corrects it.`
      }
      label={checks ? 'What you compared' : 'Reason'}
      maxLength={maxReason}
      hint={
        checks
          ? 'For the audit log'
          : `${holder.name} reads it: say what is missing, such as a readable name.`
      }
      confirm={checks ? 'Check' : 'Refuse'}
      confirmVariant={checks ? 'primary' : 'danger'}
      busy="Deciding..."
      onConfirm={(reason) => decide.run({ params: { id }, body: { decision, reason, seen: updatedAt } })}
      onClose={onClose}
    />
  );
}
