import { Link, useNavigate, useSearchParams } from 'react-router';
import { ownPath } from '#contract/own-path.ts';
import { EntrySheet } from '#web/features/identity/entry-sheet.tsx';
import { roleFacts } from '#web/features/identity/role-facts.ts';
import { SignInForm } from '#web/features/identity/sign-in-form.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { MetaFunction } from 'react-router';

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: 'Sign In', description: 'Sign in to Wagwell.', path: '/login' });

export default function Login() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <EntrySheet
      title="Sign In"
      mood="wave"
      lead={
        <>
          New here?{' '}
          <Link to="/register" className="underline">
            Join Wagwell
          </Link>
        </>
      }
    >
      <SignInForm
        email={search.get('email') ?? ''}
        onSignedIn={({ user }) =>
          void navigate(ownPath(search.get('next'), roleFacts[user.roles[0] ?? 'groomer'].dashboard), {
            replace: true,
          })
        }
      />
    </EntrySheet>
  );
}
