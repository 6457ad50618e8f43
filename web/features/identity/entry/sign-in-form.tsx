import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Note } from '#web/ui/note.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { storeSession } from '../identity.api.ts';
import type { SessionReply } from '../identity.api.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';

const SecondFactorForm = lazyPart(() => import('./second-factor-form.tsx'));

type Credentials = { email: string; password: string };

type SignInFormProps = {
  /** Initial value, if the address is known. */
  email?: string;
  /** Called after signing in. */
  onSignedIn: (session: SessionReply) => void;
};

export function SignInForm({ email = '', onSignedIn }: SignInFormProps) {
  const client = useQueryClient();
  const [asksForCode, setAsksForCode] = useState(false);
  const { register, handleSubmit, formState, clearErrors, setFocus } = useForm<Credentials>({
    defaultValues: { email, password: '' },
    reValidateMode: 'onSubmit',
  });
  const signIn = useAction('POST /auth/login', {
    accepted(reply) {
      if ('status' in reply) return setAsksForCode(true);
      storeSession(client, reply);
      onSignedIn(reply);
    },
    otherwise: 'Login failed',
    refused() {
      setFocus('password');
      return true;
    },
  });
  const submit = handleSubmit((body) => signIn.run({ body }));
  if (asksForCode)
    return (
      <Suspense>
        <SecondFactorForm onSignedIn={onSignedIn} onStartAgain={() => setAsksForCode(false)} />
      </Suspense>
    );
  return (
    // `post` keeps the password out of the URL if the form is submitted without JavaScript.
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void submit(event)}
      onChange={() => clearErrors()}
    >
      <Field label="Email" error={formState.errors.email?.message}>
        <Input
          type="email"
          autoComplete="username webauthn"
          maxLength={254}
          {...register('email', { required: 'Email is required' })}
        />
      </Field>
      <Field label="Password" error={formState.errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          maxLength={200}
          {...register('password', { required: 'Password is required' })}
        />
      </Field>
      {signIn.failure && (
        <Note tone="danger" role="alert">
          {signIn.failure}
        </Note>
      )}
      <Button type="submit" variant="primary" big wide busy={signIn.busy && 'Signing in...'}>
        Sign In
      </Button>
      <PasskeySignIn onSignedIn={onSignedIn} />
      <Button asChild variant="quiet" className="justify-self-center">
        <Link to={href('forgot-password')}>Forgot your password?</Link>
      </Button>
    </form>
  );
}
