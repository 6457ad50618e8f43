import { Link } from 'react-router';
import { detailOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useVerifyEmail } from './identity.api.ts';

/** Opens the mailed link. `children` is where to go on once the address is confirmed. */
export function VerifyEmail({ token }: { token: string }) {
  const verified = useVerifyEmail(token);
  if (verified.isPending) return <Spinner label="Confirming your email..." />;
  return (
    <>
      <output className="block">
        <Note tone={verified.isSuccess ? 'good' : 'warn'}>
          {verified.isSuccess
            ? 'Thank you. Your email is confirmed.'
            : detailOf(verified.error, 'Your email could not be confirmed. Open the link again in a moment.')}
        </Note>
      </output>
      <Button asChild variant="primary" big wide>
        <Link to={verified.isSuccess ? '/membership' : '/login'}>
          {verified.isSuccess ? 'Go to my membership' : 'Sign In'}
        </Link>
      </Button>
    </>
  );
}
