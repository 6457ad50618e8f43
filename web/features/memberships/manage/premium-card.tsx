import { Suspense, useState } from 'react';
import { plans } from '#contract/memberships/plan-facts.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { RosetteMark } from '#web/ui/brand/rosette.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { useMembership } from '../memberships.api.ts';
import type { Membership } from '../memberships.api.ts';

// These dialogs are loaded on demand, because the plans and the card form are larger than the dashboard.
const ManageMembershipDialog = lazyPart(async () => ({
  default: (await import('./manage-membership-dialog.tsx')).ManageMembershipDialog,
}));
const PremiumPlansDialog = lazyPart(async () => ({
  default: (await import('./premium-plans-dialog.tsx')).PremiumPlansDialog,
}));

/**
 * Membership card of the pet owner dashboard: the current Premium with a button to manage it, or its
 * benefits.
 */
export function PremiumCard({ className }: { className?: string }) {
  const overview = useMembership();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (overview.isLoadingError) return null;
  const held = overview.data?.premium;
  const premium = held && held.status !== 'expired' ? held : undefined;
  return (
    <section
      aria-label="Premium membership"
      data-role="pet_owner"
      className={`relative isolate grid content-start gap-2 overflow-hidden rounded-m border-l-8 border-accent bg-accent-soft p-5 ${className ?? ''}`}
    >
      <RosetteMark className="absolute right-3 -bottom-8 -z-1 h-36 w-28 text-accent opacity-15" />
      {overview.isPending ? (
        <>
          <output className="sr-only">Loading...</output>
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-12" />
        </>
      ) : (
        <>
          {premium ? <Held premium={premium} /> : <Offered />}
          <Button
            variant="quiet"
            className="-mb-2 justify-self-start"
            aria-haspopup="dialog"
            onClick={() => {
              setAsked(true);
              setOpen(true);
            }}
          >
            {premium ? 'Manage Membership' : 'See Premium plans'}
          </Button>
          <Suspense>
            {asked &&
              (premium ? (
                <ManageMembershipDialog membership={premium} open={open} onOpenChange={setOpen} />
              ) : (
                <PremiumPlansDialog
                  access={overview.data?.access ?? null}
                  open={open}
                  onOpenChange={setOpen}
                />
              ))}
          </Suspense>
        </>
      )}
    </section>
  );
}

function Held({ premium }: { premium: Membership }) {
  const { price, per, discountPercent } = plans[premium.plan];
  if (premium.resting)
    return (
      <>
        <h2>Premium</h2>
        <p>
          Rests while you have no membership.
          <br />
          <span className="tabular-nums">
            Paid until {monthDayYear(premium.paidUntil, premium.timeZone)}: join again to use it.
          </span>
        </p>
      </>
    );
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>Premium</h2>
        <p className="font-strong tabular-nums">
          {exactPrice(price)} {per}
        </p>
      </div>
      <p>
        {discountPercent}% off where it is honored, priority booking.
        <br />
        <span className="tabular-nums">{nextDate(premium)}</span>
      </p>
    </>
  );
}

function Offered() {
  const { price, per, discountPercent } = plans.premium_monthly;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>Premium</h2>
        <p className="font-strong tabular-nums">
          from {exactPrice(price)} {per}
        </p>
      </div>
      <p>{discountPercent}% off or more where it is honored, and your requests come first.</p>
    </>
  );
}

/** States the next date that matters. */
function nextDate(membership: Membership): string {
  const { status, endsAt, renewal, accessUntil, cancellationRequested, timeZone } = membership;
  const day = (at: string) => monthDayYear(at, timeZone);
  if (cancellationRequested) return `Cancellation requested, ends ${day(endsAt ?? accessUntil)}`;
  if (status === 'past_due') return `Payment failed, pay by ${day(accessUntil)}`;
  return renewal ? `Renews ${day(renewal.at)}` : `Paid until ${day(accessUntil)}`;
}
