import { clsx } from 'clsx';
import { Invoices } from './invoices.tsx';
import { MembershipReceipt } from './membership-receipt.tsx';
import type { Membership, Overview } from '../memberships.api.ts';
import { PremiumPrompt } from '../plans/plan-prompt.tsx';
import { PastDueNote } from './past-due-note.tsx';

type OwnMembershipsProps = {
  overview: Overview;
  /** True for a pet parent, who is offered Premium if they do not have it. */
  petOwner: boolean;
};

/** True for a pet parent without Premium, who is then offered it. */
export const lacksPremium = ({ premium }: Overview, petOwner: boolean): boolean =>
  petOwner && (premium === null || premium.status === 'expired');

/** The member's memberships and all invoices. */
export function OwnMemberships({ overview, petOwner }: OwnMembershipsProps) {
  const { access, premium } = overview;
  return (
    <div className="wrap grid gap-8 pt-6 pb-16 lg:pt-10">
      <h1>Your membership</h1>
      <ReceiptsAndInvoices held={[access, premium].filter((membership) => membership !== null)} />
      {lacksPremium(overview, petOwner) && <PremiumPrompt access={access} />}
    </div>
  );
}

/** A receipt for each membership, with past-due amounts above and invoices next to them. */
export function ReceiptsAndInvoices({ held }: { held: Membership[] }) {
  return (
    <>
      {held
        .filter(({ pastDue }) => pastDue)
        .map((membership) => (
          <PastDueNote key={membership.id} membership={membership} />
        ))}
      <div
        className={clsx(
          'grid items-start gap-x-12 gap-y-8',
          held.length > 0 && 'lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]',
        )}
      >
        {held.length > 0 && (
          <div className="grid gap-8">
            {held.map((membership) => (
              <MembershipReceipt key={membership.id} membership={membership} />
            ))}
          </div>
        )}
        <Invoices />
      </div>
    </>
  );
}
