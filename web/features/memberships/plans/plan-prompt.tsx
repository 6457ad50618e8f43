import type { ReactNode } from 'react';
import { href } from '#contract/pages.ts';
import { Biscuit } from '#web/ui/brand/biscuit.tsx';
import { Note } from '#web/ui/note.tsx';
import { MemberBenefits } from './member-benefits.tsx';
import type { Membership } from '../memberships.api.ts';
import { CancelTerms } from './plan-receipt.tsx';
import { PlanTickets } from './plan-tickets.tsx';
import { joinFirstWords, mayAddPremium } from './premium-words.ts';

type PlanPromptProps = {
  signedIn: boolean;
  /** True for pet parents who do not have Premium. */
  premium: boolean;
  /** Shown above the plans, such as a note that a membership has ended. */
  notice?: ReactNode;
  /** Shown below the plans: the remains of an ended membership. */
  children?: ReactNode;
};

/** The plans as tickets with their benefits and the cancellation terms. */
export function PlanPrompt({ signedIn, premium, notice, children }: PlanPromptProps) {
  return (
    <div className="wrap grid gap-10 pt-6 pb-16 lg:pt-10">
      <div className="grid gap-6">
        <div className="flex items-end justify-between gap-4">
          <div className="grid gap-1">
            <h1>Membership</h1>
            <p className="max-w-text text-ink-2">
              Simple and fair, with full access. One membership serves every role you have.
            </p>
          </div>
          <div className="flex justify-center self-stretch border-b border-line-strong px-6 max-md:hidden lg:w-88">
            <Biscuit mood="point" className="-mb-1 w-36 self-end" />
          </div>
        </div>
        {notice}
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid gap-4">
            <PlanTickets
              kind="access"
              linkTo={({ plan }) =>
                signedIn ? href('subscription-checkout', { plan }) : href('register', { plan })
              }
            />
            <CancelTerms />
          </div>
          <MemberBenefits />
        </div>
      </div>
      {premium && <PremiumPrompt access={null} />}
      {children}
    </div>
  );
}

/** The three Premium plans for pet parents. */
export function PremiumPrompt({ access }: { access: Membership | null }) {
  const may = mayAddPremium(access);
  return (
    <section aria-labelledby="premium-offer" data-role="pet_owner" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="premium-offer">Premium for pet parents</h2>
        <p className="max-w-text text-ink-2">
          It adds to your membership: a discount at groomers and salons who honor it, and your requests come
          first.
        </p>
      </div>
      {!may && <Note tone="warn">{joinFirstWords(access)}</Note>}
      <PlanTickets
        kind="premium"
        linkTo={may ? ({ plan }) => href('subscription-checkout', { plan }) : undefined}
      />
    </section>
  );
}
