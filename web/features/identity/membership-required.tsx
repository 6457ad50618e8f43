import { Link, useLocation } from 'react-router';
import { href } from '#contract/pages.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { Role } from '#contract/identity/roles.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Biscuit } from '#web/ui/brand/biscuit.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checklist } from '#web/ui/data/checklist.tsx';
import { Ticket, TicketFigure } from '#web/ui/data/ticket.tsx';
import { LookFirst } from './look-first.tsx';

const contacts: Record<Role | 'anyone', string> = {
  groomer: 'salon owners and pet parents',
  owner: 'groomers and pet parents',
  pet_owner: 'groomers and salons',
  anyone: 'groomers, salons and pet parents',
};

type MembershipRequiredProps = {
  role?: Role | undefined;
  /** Email address of the signed-in account without a membership. */
  email?: string | undefined;
};

/** Benefits and price of a membership, with buttons to join or sign in. */
export function MembershipRequired({ role, email }: MembershipRequiredProps) {
  const { pathname, search } = useLocation();
  const signIn = href('login', { next: pathname + search });
  const { monthly, annual } = plans;
  return (
    <section
      className="wrap grid grid-cols-1 column-record gap-2 pt-6 pb-16 lg:pt-10"
      aria-labelledby="gate-title"
    >
      <div className="flex items-end justify-between gap-4">
        <div className="grid gap-1 pb-4">
          <h1 id="gate-title">Membership Required</h1>
          <p className="max-w-text text-ink-2">
            Members only, so everyone here means business. One membership serves every role you have.
          </p>
        </div>
        <Biscuit mood="point" className="w-28 max-sm:hidden lg:w-36" />
      </div>
      <Ticket
        className="[--stub:20rem]"
        stub={
          <>
            <TicketFigure label="Membership" figure={exactPrice(monthly.price)}>
              <p>
                <b>a month</b>, simple and fair, full access
                <br />
                <span className="text-s text-ink-2">
                  {monthly.minimumMonths}-month minimum, or {exactPrice(annual.price)} for {annual.termMonths}{' '}
                  months
                </span>
              </p>
            </TicketFigure>
            <div className="grid gap-2">
              <Button asChild variant="primary" big>
                <Link to={href('membership')}>Start Your Membership</Link>
              </Button>
              <Button asChild variant="quiet">
                <Link to={signIn}>
                  {email ? 'Sign in with another account' : 'Already a member? Sign In'}
                </Link>
              </Button>
            </div>
          </>
        }
      >
        <h2 className="text-h4">What a member gets</h2>
        <Checklist
          items={[
            'Full marketplace access',
            `Direct contact with ${contacts[role ?? 'anyone']}`,
            'Portfolio and profile management',
            'Job posting and applications',
            'Messaging',
          ]}
        />
        {email && <p className="text-s text-ink-2">You are signed in as {email}, without a membership.</p>}
      </Ticket>
      {role === 'pet_owner' && <LookFirst />}
    </section>
  );
}
