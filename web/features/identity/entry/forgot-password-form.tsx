import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Note } from '#web/ui/note.tsx';
import { useAction } from '#web/lib/api/use-action.ts';

/** Form that requests a reset link. The response is the same for addresses with and without an account. */
export function ForgotPasswordForm() {
  const forgot = useAction('POST /auth/forgot-password', {
    otherwise: 'The link could not be sent. Please try again.',
  });
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const submit = handleSubmit((body) => forgot.run({ body }));
  if (forgot.worked)
    return (
      <output className="block">
        <Note tone="good">
          If {forgot.sent?.body.email.trim()} has an account, a link is on its way. It works once, for 30
          minutes.
        </Note>
      </output>
    );
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field label="Email" error={formState.errors.email?.message}>
        <Input
          type="email"
          autoComplete="username"
          maxLength={254}
          {...register('email', {
            required: 'Email is required',
            pattern: { value: /@/, message: 'Please enter a valid email' },
          })}
        />
      </Field>
      {forgot.failure && (
        <Note tone="danger" role="alert">
          {forgot.failure}
        </Note>
      )}
      <Button type="submit" variant="primary" big wide busy={forgot.busy && 'Sending...'}>
        Send me a link
      </Button>
      <Button asChild variant="quiet" className="justify-self-center">
        <Link to={href('login')}>Back to sign in</Link>
      </Button>
    </form>
  );
}
