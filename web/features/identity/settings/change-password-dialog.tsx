import { accountApi } from '#contract/identity/account.ts';
import { PasswordMeter } from '#web/domain/people/password-meter.tsx';
import { passwordHint } from '#web/domain/people/password-hint.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import type { SessionReply } from '../identity.api.ts';
import { PasswordField } from '#web/ui/forms/form-fields.tsx';

type ChangePasswordDialogProps = Pick<SessionReply, 'user'> & { onClose: () => void };

export default function ChangePasswordDialog({ user, onClose }: ChangePasswordDialogProps) {
  const draft = useDraft({
    values: { currentPassword: '', newPassword: '', again: '' },
    schema: accountApi['POST /api/account/password'].body,
    bodyOf: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    problems: ({ newPassword, again }) => ({ again: again !== newPassword && 'Passwords do not match' }),
  });
  const change = useAction('POST /api/account/password', {
    done: { title: 'Your password is changed', description: 'Every other device is signed out.' },
    failed: 'Your password was not changed',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title="Change your password"
      lost="Your password stays as it is."
      submit="Change password"
      busy="Saving..."
      send={(values) => change.run({ body: draft.bodyOf(values) })}
      onClose={onClose}
    >
      {/* Password managers keep it with the password. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        data-autofocus
      />
      <PasswordField
        name="newPassword"
        label="New password"
        hint={passwordHint}
        autoComplete="new-password"
      />
      <PasswordMeter
        password={draft.form.watch('newPassword')}
        words={[user.firstName, user.lastName, user.email]}
      />
      <PasswordField name="again" label="New password again" autoComplete="new-password" />
    </FormDialog>
  );
}
