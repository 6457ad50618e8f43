import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { detailOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Note } from '#web/ui/note.tsx';
import { useForgotPassword } from './identity.api.ts';

/** Asks for a link; the answer is the same whether the address has an account or not. */
export function ForgotPasswordForm() {
  const forgot = useForgotPassword();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const submit = handleSubmit((body) => forgot.mutate(body));
  if (forgot.isSuccess)
    return (
      <output className="block">
        <Note tone="good">
          If {forgot.variables.email.trim()} has an account, a link is on its way. It works once, for 30
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
      {forgot.isError && (
        <Note tone="danger" role="alert">
          {detailOf(forgot.error, 'The link could not be sent. Please try again.')}
        </Note>
      )}
      <Button type="submit" variant="primary" big wide busy={forgot.isPending && 'Sending...'}>
        Send me a link
      </Button>
      <Button asChild variant="quiet" className="justify-self-center">
        <Link to="/login">Back to sign in</Link>
      </Button>
    </form>
  );
}
