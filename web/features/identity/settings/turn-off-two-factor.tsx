import { twoFactorApi } from '#contract/identity/two-factor.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { PasswordField } from '#web/ui/forms/form-fields.tsx';

export default function TurnOffTwoFactor({ onClose }: { onClose: () => void }) {
  const draft = useDraft({
    values: { password: '' },
    schema: twoFactorApi['DELETE /api/two-factor'].body,
    bodyOf: (values) => values,
  });
  const turnOff = useAction('DELETE /api/two-factor', {
    done: { title: 'Two-factor is off' },
    failed: 'Two-factor is still on',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title="Turn two-factor off?"
      description="Then your password alone signs you in, and your recovery codes work no more."
      lost="Two-factor stays on."
      submit="Turn off"
      cancel="Keep It"
      danger
      busy="Turning off..."
      send={(body) => turnOff.run({ body })}
      onClose={onClose}
    >
      <PasswordField name="password" label="Password" autoComplete="current-password" data-autofocus />
    </FormDialog>
  );
}
