import { Link } from 'react-router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { href } from '#contract/pages.ts';
import { useBegunTransfers } from '#web/domain/pets/begun-transfers.ts';
import { listed } from '#web/lib/words.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { call } from '#web/lib/api/call.ts';
import { queryOfPost } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { refreshSession, useSession } from '../identity.api.ts';

/** Confirms the address with the mailed link, and offers a new link if it no longer works. */
export function VerifyEmail({ token }: { token: string }) {
  const verified = useVerified(token);
  if (token && verified.isPending) return <Spinner label="Confirming your email..." />;
  if (verified.isSuccess)
    return (
      <>
        <output className="block">
          <Note tone="good">Thank you. Your email is confirmed.</Note>
        </output>
        <GoOn />
      </>
    );
  return (
    <>
      <Note tone="warn" role="alert">
        {wordsFor(verified.error)}
      </Note>
      <FreshLink />
    </>
  );
}

/** Leads on to what the account waited for: pets to take over, one's own pets, or the membership. */
function GoOn() {
  const session = useSession();
  const user = session.data?.user;
  const isParent = user?.roles.includes('pet_owner') ?? false;
  const begun = useBegunTransfers(isParent);
  if (session.isPending || (isParent && begun.isPending)) return <Spinner label="Loading..." />;
  const [first] = begun.data ?? [];
  const [to, words] = !user
    ? [href('login'), 'Sign in to go on']
    : first
      ? [first.path, `Take over ${listed(first.pets)}`]
      : isParent && !session.data?.membership
        ? [href('pet-owner-dashboard'), 'Go to my pets']
        : [href('membership'), 'Go to my membership'];
  return (
    <Button asChild variant="primary" big wide>
      <Link to={to}>{words}</Link>
    </Button>
  );
}

/** Confirms once even if the page renders several times, because a link works only once. */
function useVerified(token: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: queryOfPost('POST /auth/verify-email', { body: { token } }).queryKey,
    async queryFn() {
      await call('POST /auth/verify-email', { body: { token } });
      await refreshSession(client);
      return true;
    },
    enabled: ({ state }) => token !== '' && state.status === 'pending',
  });
}

function wordsFor(error: unknown): string {
  if (error && !(error instanceof CallError))
    return 'There is no connection. Open the link again in a moment.';
  return error instanceof CallError && error.code !== 'invalid' && error.detail
    ? error.detail
    : 'This link is incomplete. Open it from the email, or ask for a new one.';
}

function FreshLink() {
  const session = useSession();
  const send = useAction('POST /auth/send-verification', {
    otherwise: 'The link could not be sent. Please try again.',
  });
  if (!session.data)
    return (
      <Button asChild variant="primary" big wide>
        <Link to={href('login', { next: href('verify-email') })}>Sign in for a new link</Link>
      </Button>
    );
  const { email, emailVerified } = session.data.user;
  if (emailVerified)
    return (
      <>
        <p>{email} is confirmed already.</p>
        <GoOn />
      </>
    );
  if (send.worked)
    return (
      <output className="block">
        <Note tone="good">A new link is on its way to {email}. It works once, for seven days.</Note>
      </output>
    );
  return (
    <>
      {send.failure && (
        <Note tone="danger" role="alert">
          {send.failure}
        </Note>
      )}
      <Button variant="primary" big wide busy={send.busy && 'Sending...'} onClick={() => void send.run({})}>
        Send me a new link
      </Button>
    </>
  );
}
