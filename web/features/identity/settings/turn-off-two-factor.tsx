import { twoFactorApi } from '#contract/identity/two-factor.ts';
import { ActionDialog } from '#web/ui/forms/action-dialog.tsx';
import { PasswordField } from '#web/ui/forms/form-fields.tsx';

export default function TurnOffTwoFactor({ onClose }: { onClose: () => void }) {
  return (
    <ActionDialog
      call="DELETE /api/two-factor"
      values={{ password: '' }}
      schema={twoFactorApi['DELETE /api/two-factor'].body}
      bodyOf={({ password }) => ({ password })}
      done={{ title: 'Two-factor is off' }}
      failed="Two-factor is still on"
      title="Turn two-factor off?"
      description="Then your password alone signs you in, and your recovery codes stop working."
      lost="Two-factor stays on."
      submit="Turn off"
      cancel="Keep it"
      danger
      busy="Turning off..."
      onClose={onClose}
    >
      <PasswordField name="password" label="Password" autoComplete="current-password" data-autofocus />
    </ActionDialog>
  );
}
