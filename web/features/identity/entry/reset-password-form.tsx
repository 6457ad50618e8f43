import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { shortestPassword } from '#contract/identity/identity.ts';
import { href } from '#contract/pages.ts';
import { CallError, detailOf } from '#web/lib/api/call-error.ts';
import type { Reply } from '#web/lib/api/call.ts';
import { shortDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Note } from '#web/ui/note.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { PasswordMeter } from '#web/domain/people/password-meter.tsx';
import { passwordHint } from '#web/domain/people/password-hint.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { storeSession } from '../identity.api.ts';

/** Form for the new password. `token` comes from the mailed link. */
export function ResetPasswordForm({ token }: { token: string }) {
  const client = useQueryClient();
  const [openers, setOpeners] = useState<Reply<'POST /auth/reset-password'>>();
  const reset = useAction('POST /auth/reset-password', {
    // A new password ends all sessions, including this browser's.
    accepted(reply) {
      storeSession(client, null);
      setOpeners(reply);
    },
  });
  const { register, handleSubmit, formState, control } = useForm({
    defaultValues: { password: '', again: '' },
  });
  const typed = useWatch({ control, name: 'password' });
  const { errors } = formState;
  const refused =
    reset.error instanceof CallError
      ? reset.error.errors.find(({ path }) => path === 'password')?.message
      : undefined;
  const submit = handleSubmit(({ password }) => reset.run({ body: { token, password } }));

  if (reset.worked)
    return (
      <>
        <output className="block">
          <Note tone="good">
            Your password is changed. For safety you were signed out everywhere, and the address of your
            calendar feed, if you had one, no longer works.
          </Note>
        </output>
        {openers && <Openers openers={openers} />}
        <Button asChild variant="primary" big wide>
          <Link to={href('login')}>Sign In</Link>
        </Button>
      </>
    );
  if (!token || (reset.error instanceof CallError && reset.error.code === 'link_expired'))
    return (
      <>
        <Note tone="warn" role="alert">
          {detailOf(reset.error, 'This link is incomplete. Open it from the email, or ask for a new one.')}
        </Note>
        <Button asChild variant="primary" big wide>
          <Link to={href('forgot-password')}>Ask for a new link</Link>
        </Button>
      </>
    );
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field label="New password" hint={passwordHint} error={errors.password?.message ?? refused}>
        <PasswordInput
          autoComplete="new-password"
          maxLength={200}
          {...register('password', {
            required: 'Password is required',
            minLength: {
              value: shortestPassword,
              message: `Password must be at least ${shortestPassword} characters`,
            },
          })}
        />
      </Field>
      <PasswordMeter password={typed} />
      <Field label="Confirm password" error={errors.again?.message}>
        <PasswordInput
          autoComplete="new-password"
          maxLength={200}
          {...register('again', {
            validate: (again, { password }) => again === password || 'Passwords do not match',
          })}
        />
      </Field>
      {reset.error && !refused && (
        <Note tone="danger" role="alert">
          {detailOf(reset.error, 'The password could not be changed. Please try again.')}
        </Note>
      )}
      <Button type="submit" variant="primary" big wide busy={reset.busy && 'Saving...'}>
        Save new password
      </Button>
    </form>
  );
}

/** What opens the account besides the new password, so that a person notices what is not theirs. */
function Openers({ openers: { passkeys, hasTwoFactor } }: { openers: Reply<'POST /auth/reset-password'> }) {
  if (passkeys.length === 0 && !hasTwoFactor) return null;
  return (
    <Note tone="warn">
      <div className="grid gap-2">
        <p>
          These still belong to your account. If one is not yours, sign in and remove it in your settings:
        </p>
        <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
          {passkeys.map(({ name, createdAt }) => (
            <li key={createdAt}>
              Passkey “{name}”, added on {shortDate(createdAt)}
            </li>
          ))}
          {hasTwoFactor && <li>An authenticator app, whose codes we ask for after your password</li>}
        </ul>
      </div>
    </Note>
  );
}
