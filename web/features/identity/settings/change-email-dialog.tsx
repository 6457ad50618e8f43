import { accountApi } from '#contract/identity/account.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { PasswordField, TextField } from '#web/ui/forms/form-fields.tsx';

export default function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const draft = useDraft({
    values: { email: '', password: '' },
    schema: accountApi['POST /api/account/email'].body,
    bodyOf: (values) => values,
  });
  const change = useAction('POST /api/account/email', {
    done: (_, { body }) => ({
      title: 'A link is on its way',
      description: `Open it in the mailbox of ${body.email.trim()} within a day.`,
    }),
    failed: 'Your email was not changed',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title="Change your email"
      description="We email a link to the new address. Your email changes when you open it."
      lost="Your email stays as it is."
      submit="Send the link"
      busy="Sending..."
      send={(body) => change.run({ body })}
      onClose={onClose}
    >
      <TextField
        name="email"
        label="New email"
        hint="You see it, and whoever has a visit booked with you."
        type="email"
        autoComplete="email"
        maxLength={254}
        data-autofocus
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </FormDialog>
  );
}
