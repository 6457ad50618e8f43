import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { CallError } from '#web/lib/api/call-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Note } from '#web/ui/note.tsx';
import type { SessionReply } from '../identity.api.ts';

type SecondFactorFormProps = {
  onSignedIn: (session: SessionReply) => void;
  /** Called to enter email and password again. */
  onStartAgain: () => void;
};

/** Asks for the code after the right password. */
export default function SecondFactorForm({ onSignedIn, onStartAgain }: SecondFactorFormProps) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm({ defaultValues: { code: '' } });
  useEffect(() => setFocus('code'), [setFocus]);
  const finish = useAction('POST /auth/second-factor', {
    accepted: onSignedIn,
    otherwise: 'The code was not checked. Please try again.',
    refused(error) {
      const wrong = error instanceof CallError ? error.errors.find(({ path }) => path === 'code') : undefined;
      if (wrong) setError('code', { type: 'server', message: wrong.message }, { shouldFocus: true });
      return true;
    },
  });
  const submit = handleSubmit((body) => finish.run({ body }));
  const { error } = formState.errors.code ? {} : finish;
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field
        label="Code"
        hint="The 6 digits of your authenticator app, or one of your recovery codes."
        error={formState.errors.code?.message}
      >
        <Input
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          className="tabular-nums"
          {...register('code', { required: 'Enter the code' })}
        />
      </Field>
      {error && finish.failure && (
        <Note tone="danger" role="alert">
          {finish.failure}
        </Note>
      )}
      <Button type="submit" variant="primary" big wide busy={finish.busy && 'Checking...'}>
        Sign In
      </Button>
      <Button variant="quiet" className="justify-self-center" onClick={onStartAgain}>
        Use another account
      </Button>
    </form>
  );
}
