import type { Overview } from './memberships.api.ts';
import { Invoices } from './invoices.tsx';
import { MembershipReceipt } from './membership-receipt.tsx';
import { PremiumOffer } from './offer.tsx';
import { PastDueNote } from './past-due.tsx';

type HeldMembershipsProps = {
  overview: Overview;
  /** Offers premium where it is not held. */
  petOwner: boolean;
};

/** What a member holds, and every invoice. */
export function HeldMemberships({ overview, petOwner }: HeldMembershipsProps) {
  const { access, premium } = overview;
  const held = [access, premium].filter((membership) => membership !== null);
  const runs = premium !== null && premium.status !== 'expired';
  return (
    <div className="wrap grid gap-8 pt-6 pb-16 lg:pt-10">
      <h1>Your membership</h1>
      {held
        .filter(({ pastDue }) => pastDue)
        .map((membership) => (
          <PastDueNote key={membership.id} membership={membership} />
        ))}
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <div className="grid gap-8">
          {held.map((membership) => (
            <MembershipReceipt key={membership.id} membership={membership} />
          ))}
        </div>
        <Invoices />
      </div>
      {petOwner && !runs && <PremiumOffer />}
    </div>
  );
}
