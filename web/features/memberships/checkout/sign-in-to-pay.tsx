import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { Button } from '#web/ui/button.tsx';
import { PlanReceipt } from '../plans/plan-receipt.tsx';
import { handEmail } from '#web/lib/url/use-handed-email.ts';

type SignInToPayProps = {
  plan: PlanCode;
  /** URL to return to after sign-in. */
  next: string;
  /** Email address to fill into the sign-in form. */
  email: string;
};

/** Asks a visitor to sign in or register before paying, and returns to this page afterwards. */
export function SignInToPay({ plan, next, email }: SignInToPayProps) {
  const join = plans[plan].kind === 'access' ? href('register', { plan }) : href('register');
  return (
    <div className="wrap grid items-start gap-8 pt-6 pb-16 lg:grid-cols-[500px_minmax(0,1fr)] lg:gap-18 lg:pt-11">
      <div className="grid content-start justify-items-start gap-4 lg:order-2 lg:pt-8">
        <h1>Sign in to pay</h1>
        <p className="max-w-text">
          A membership belongs to an account. Sign in and you come straight back to this page, or join first:
          it takes a minute.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="primary" big>
            <Link to={href('login', { next })} state={handEmail(email)}>
              Sign In
            </Link>
          </Button>
          <Button asChild big>
            <Link to={join}>Create an account</Link>
          </Button>
        </div>
      </div>
      <PlanReceipt plan={plan} />
    </div>
  );
}
