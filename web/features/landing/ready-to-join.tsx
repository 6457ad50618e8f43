import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Figure } from '#web/ui/data/figure.tsx';
import { Ticket } from '#web/ui/data/ticket.tsx';

/** Price and benefits, with buttons to join or sign in; who is signed in goes to their own dashboard. */
export function ReadyToJoin({ dashboard }: { dashboard: string | undefined }) {
  const { price, minimumMonths } = plans.monthly;
  return (
    <Ticket
      aria-labelledby="join-title"
      className="mt-5 lg:mt-6 [--stub:360px] [&_.ticket-stub]:content-center lg:[&_.ticket-stub]:pr-11"
      stub={
        <div className="flex flex-wrap gap-2 *:grow lg:grid lg:gap-3">
          {dashboard ? (
            <Button asChild variant="primary">
              <Link to={dashboard}>Open my dashboard</Link>
            </Button>
          ) : (
            <>
              <Button asChild variant="primary">
                <Link to={href('register')}>Sign Up & Get Started</Link>
              </Button>
              <Button asChild>
                <Link to={href('login')}>Sign In</Link>
              </Button>
            </>
          )}
        </div>
      }
    >
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 lg:min-h-[118px] lg:content-center lg:gap-x-8 lg:pl-2">
        <p className="min-w-[7.25rem] border-r border-line pr-4 leading-[1.2] lg:row-span-2 lg:min-w-[11.75rem] lg:pr-8">
          <Figure className="text-[2.375rem] lg:text-[3.75rem]">{exactPrice(price)}</Figure>
          <b className="block">a month</b>
        </p>
        <h2 id="join-title" className="text-h3 lg:self-end lg:text-figure">
          {dashboard ? 'Welcome back' : 'Ready to Join'}
        </h2>
        <p className="col-span-2 max-w-[30.75rem] lg:col-span-1 lg:col-start-2 lg:self-start">
          One membership for every role, with full access. It runs at least{' '}
          <span className="whitespace-nowrap">{minimumMonths} months</span>, and then until you cancel, on one
          screen.
        </p>
      </div>
    </Ticket>
  );
}
