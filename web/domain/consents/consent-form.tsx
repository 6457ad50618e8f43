import { useState } from 'react';
import { consentTexts } from '#contract/consents/consent-kinds.ts';
import type { ConsentKind } from '#contract/consents/consent-kinds.ts';
import { typedCents } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';

export type Signature = { textVersion: number; signedName: string; limitAmount?: number };
type ConsentFormProps = {
  kind: ConsentKind;
  /** Whom it is about, e.g. 'Bella and Max'. */
  pets: string;
  /** What is said to who holds the device, e.g. 'Hand the phone to Maria.' */
  handing?: string;
  /** @returns whether it is signed */
  onSign: (signature: Signature) => Promise<boolean>;
  onClose: () => void;
};

/** The text that a client agrees to, signed with their typed name. */
export function ConsentForm({ kind, pets, handing, onSign, onClose }: ConsentFormProps) {
  const { title, text, version } = consentTexts[kind];
  const [name, setName] = useState('');
  const [limit, setLimit] = useState('500');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const asksLimit = kind === 'vet_release';
  const limitAmount = typedCents(limit);
  const hasLimit = !asksLimit || limitAmount >= 100;
  const send = async () => {
    setTried(true);
    if (name.trim() === '' || !hasLimit) return;
    setBusy(true);
    const signature = {
      textVersion: version,
      signedName: name.trim(),
      ...(asksLimit ? { limitAmount } : {}),
    };
    if (await onSign(signature)) onClose();
    setBusy(false);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${title}: ${pets}`}
      description={handing ?? 'It counts for a year, and you can take it back at any time.'}
    >
      <div className="grid gap-4">
        <p className="max-w-text text-l">{text}</p>
        {asksLimit && (
          <Field
            label="The most that a vet may cost, in dollars"
            error={tried && !hasLimit ? 'Enter an amount, such as 500' : undefined}
          >
            <Input
              inputMode="decimal"
              maxLength={10}
              value={limit}
              onChange={({ target }) => setLimit(target.value)}
            />
          </Field>
        )}
        <Field label="Your name, to sign" error={tried && name.trim() === '' ? 'Type your name' : undefined}>
          <Input
            maxLength={60}
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </div>
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" busy={busy && 'Signing...'} onClick={() => void send()}>
          Sign
        </Button>
      </Actions>
    </Dialog>
  );
}
