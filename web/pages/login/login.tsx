import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { ownPath } from '#contract/own-path.ts';
import { href } from '#contract/pages.ts';
import { SignInSheet } from '#web/features/identity/sign-in-sheet.tsx';
import { useSession } from '#web/features/identity/identity.api.ts';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { roleFacts } from '#web/features/identity/role-facts.ts';
import { SignInForm } from '#web/features/identity/entry/sign-in-form.tsx';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { Note } from '#web/ui/note.tsx';
import { useHandedEmail } from '#web/lib/url/use-handed-email.ts';

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: 'Sign In', description: 'Sign in to Wagwell.', path: href('login') });

export default function Login() {
  const [search] = useSearchParams();
  const email = useHandedEmail();
  const navigate = useNavigate();
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  const recoveryFor = ({ user, hasDay }: SessionReply) =>
    ownPath(search.get('next'), hasDay ? href('day') : roleFacts[user.roles[0] ?? 'groomer'].dashboard);
  return (
    <SignInSheet
      title="Sign In"
      mood="wave"
      lead={
        <>
          New here?{' '}
          <Link to={href('register')} className="underline">
            Join Wagwell
          </Link>
        </>
      }
    >
      {session.data && !leaving && (
        <Note>
          You are signed in as {session.data.user.email}.{' '}
          <Link to={recoveryFor(session.data)} className="underline">
            Continue
          </Link>
        </Note>
      )}
      <SignInForm
        email={email}
        onSignedIn={(account) => {
          setLeaving(true);
          void navigate(recoveryFor(account), { replace: true });
        }}
      />
    </SignInSheet>
  );
}
