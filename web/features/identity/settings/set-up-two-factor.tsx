import { twoFactorApi } from '#contract/identity/two-factor.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { TextField } from '#web/ui/forms/form-fields.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';

type SetUpTwoFactorProps = {
  secret: string;
  otpauthUrl: string;
  onCodes: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
};

/** Shows the secret as a picture for an authenticator app, and takes the app's first code. */
export default function SetUpTwoFactor({ secret, otpauthUrl, onCodes, onClose }: SetUpTwoFactorProps) {
  const draft = useDraft({
    values: { code: '' },
    schema: twoFactorApi['POST /api/two-factor/confirm'].body,
    bodyOf: (values) => values,
  });
  const confirm = useAction('POST /api/two-factor/confirm', {
    done: { title: 'Two-factor is on', description: 'Every other device is signed out.' },
    failed: 'Two-factor is not on yet',
    refused: draft.refused,
    accepted: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <FormDialog
      draft={draft}
      title="Set up two-factor"
      description="Scan the picture with an authenticator app, such as the one of your password manager. Then enter the code that it shows."
      lost="Two-factor stays off."
      submit="Turn on"
      busy="Checking..."
      send={(body) => confirm.run({ body })}
      onClose={onClose}
    >
      <QrCode text={otpauthUrl} label="Picture for your authenticator app" />
      <p className="grid gap-1">
        <span className="text-ink-2">No camera? Type this key into the app:</span>
        <code className="font-strong tracking-wide wrap-anywhere select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <TextField
        name="code"
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        className="tabular-nums"
        data-autofocus
      />
    </FormDialog>
  );
}
