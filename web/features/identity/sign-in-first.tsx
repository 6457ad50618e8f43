import { Link, useLocation } from 'react-router';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { SignInSheet } from './sign-in-sheet.tsx';

/** Replaces a page that requires an account with a sign-in prompt that returns to it. */
export function SignInFirst({ lead }: { lead: string }) {
  const { pathname, search } = useLocation();
  return (
    <SignInSheet title="Please sign in" lead={lead} mood="point">
      <div className="grid gap-2">
        <Button asChild variant="primary" big>
          <Link to={href('login', { next: pathname + search })}>Sign In</Link>
        </Button>
        <Button asChild variant="quiet">
          <Link to={href('register')}>New here? Join Wagwell</Link>
        </Button>
      </div>
    </SignInSheet>
  );
}
