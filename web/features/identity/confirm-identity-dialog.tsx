import { accountApi } from '#contract/identity/account.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { PasswordField, TextField } from '#web/ui/forms/form-fields.tsx';

import { useSession } from './identity.api.ts';

type ConfirmIdentityDialogProps = { onAnswer: (confirmed: boolean) => void };

/** Asks for the password before an act that could hurt. */
export default function ConfirmIdentityDialog({ onAnswer }: ConfirmIdentityDialogProps) {
  const hasTwoFactor = useSession().data?.user.hasTwoFactor === true;
  const draft = useDraft({
    values: { password: '', code: '' },
    schema: accountApi['POST /api/account/confirm-identity'].body,
    bodyOf: ({ password, code }) => ({ password, ...(hasTwoFactor ? { code } : {}) }),
  });
  const confirm = useAction('POST /api/account/confirm-identity', {
    failed: 'Your password was not checked',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title="Confirm that it is you"
      description="This could hurt in the wrong hands. Your password counts for ten minutes."
      submit="Confirm"
      busy="Checking..."
      send={async (values) => {
        const worked = await confirm.run({ body: draft.bodyOf(values) });
        if (worked) onAnswer(true);
        return worked;
      }}
      onClose={() => onAnswer(false)}
    >
      <PasswordField name="password" label="Password" autoComplete="current-password" data-autofocus />
      {hasTwoFactor && (
        <TextField
          name="code"
          label="Code"
          hint="The 6 digits of your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          maxLength={40}
          className="tabular-nums"
        />
      )}
    </FormDialog>
  );
}
