import { useState } from 'react';
import type { FormEvent } from 'react';
import { href } from '#contract/pages.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Note } from '#web/ui/note.tsx';

/** Makes this device a front desk by the code that its owner made. */
export function PairForm() {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [deviceName, setName] = useState('');
  const pair = useAction('POST /api/front-desk/pair', {
    // The page starts anew, as another account's.
    accepted: () => location.assign(href('day')),
    otherwise: 'The device was not paired. Please try again.',
    refused: () => true,
  });
  const wrong = pair.error instanceof CallError ? pair.error.errors : [];
  const errorAt = (name: string) => wrong.find(({ path }) => path === name)?.message;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void pair.run({ body: { email: email.trim(), code: code.trim(), deviceName: deviceName.trim() } });
  };
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={send}>
      <Field label="Email of the business’s account" error={errorAt('email')}>
        <Input
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field label="Code" hint="Six digits, from Settings, Front desk." error={errorAt('code')}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          className="tabular-nums"
          value={code}
          onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, ''))}
        />
      </Field>
      <Field label="Name of this device" error={errorAt('deviceName')}>
        <Input
          autoComplete="off"
          maxLength={40}
          placeholder="Counter tablet"
          value={deviceName}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {pair.failure && wrong.length === 0 && (
        <Note tone="danger" role="alert">
          {pair.failure}
        </Note>
      )}
      <Button type="submit" variant="primary" big wide busy={pair.busy && 'Pairing...'}>
        Open the front desk
      </Button>
    </form>
  );
}
