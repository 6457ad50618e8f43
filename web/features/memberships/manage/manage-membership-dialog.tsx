import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import type { MembershipDialogProps } from './membership-dialog.ts';
import { MembershipActions, MembershipLines } from './membership-receipt.tsx';
import { badgeOf } from '../membership-words.ts';
import { planTitle } from '../plans/plan-words.ts';
import { PriceLine } from '../plans/price-line.tsx';

/** Current state of Premium with buttons to cancel, resume and see cancellation options. */
export function ManageMembershipDialog({ membership, open, onOpenChange }: MembershipDialogProps) {
  const { plan, cancellationRequested, resting } = membership;
  const { words, tone } = badgeOf(membership);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Manage Membership" data-role="pet_owner">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3>{planTitle(plan)}</h3>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <PriceLine amount={plans[plan].price} per={plans[plan].per} />
      </div>
      {resting && (
        <Note tone="warn">
          <b>Your Premium rests.</b> It adds to a membership: join again, and it works until its last day.
        </Note>
      )}
      {cancellationRequested && !resting && (
        <Note tone="warn">
          <b>Cancellation requested.</b> Your Premium stays active until it ends, and you can resume it until
          then.
        </Note>
      )}
      <MembershipLines membership={membership} />
      <MembershipActions membership={membership} />
      <p className="text-s text-ink-2">
        Invoices and your access plan are on the{' '}
        <Link to={href('membership')} className="underline">
          Membership page
        </Link>
        .
      </p>
    </Dialog>
  );
}
