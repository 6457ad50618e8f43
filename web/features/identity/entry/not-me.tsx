import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { href } from '#contract/pages.ts';
import { CallError, detailOf } from '#web/lib/api/call-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { storeSession } from '../identity.api.ts';

/**
 * Undoes a change that another person made, with the token of the mailed link. It takes a button, since mail programs
 * open links by themselves.
 */
export function NotMe({ token }: { token: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const undo = useAction('POST /auth/not-me', {
    otherwise: 'Your account could not be secured. Please try again.',
    accepted(reset) {
      storeSession(client, null);
      void navigate(href('reset-password', { token: reset.token }), { replace: true });
    },
  });
  if (!token || (undo.error instanceof CallError && undo.error.code === 'link_expired'))
    return (
      <>
        <Note tone="warn" role="alert">
          {detailOf(undo.error, 'This link is incomplete. Open it from the email.')}
        </Note>
        <Button asChild variant="primary" big wide>
          <Link to={href('forgot-password')}>Choose a new password</Link>
        </Button>
      </>
    );
  return (
    <>
      <p>
        Everyone is signed out of your account, your password stops working, your earlier email is back, and
        what was added to your sign-in since then is removed. Then you choose a new password.
      </p>
      {undo.failure && (
        <Note tone="danger" role="alert">
          {undo.failure}
        </Note>
      )}
      <Button
        variant="primary"
        big
        wide
        busy={undo.busy && 'Securing...'}
        onClick={() => void undo.run({ body: { token } })}
      >
        Secure my account
      </Button>
    </>
  );
}
