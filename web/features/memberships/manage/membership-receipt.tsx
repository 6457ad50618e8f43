import { useState } from 'react';
import type { MembershipAction } from '#contract/memberships/membership-lifecycle.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Receipt, ReceiptLine, ReceiptLines } from '#web/ui/data/sum-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ChangeCardDialog } from './change-card-dialog.tsx';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { cardWords, kindOf, badgeOf } from '../membership-words.ts';
import type { Membership } from '../memberships.api.ts';
import { PayPastDueDialog } from './pay-past-due-dialog.tsx';
import { planTitle } from '../plans/plan-words.ts';
import { PriceLine } from '../plans/price-line.tsx';
import { CancelMembership } from './cancel-membership.tsx';
import type { MembershipDialogProps } from './membership-dialog.ts';
import { ResumeDialog } from './resume-dialog.tsx';

/** Current state of one membership: paid amounts, next charge and allowed actions. */
export function MembershipReceipt({ membership }: { membership: Membership }) {
  const { plan } = membership;
  const facts = plans[plan];
  const { words, tone } = badgeOf(membership);
  return (
    <Receipt aria-labelledby={`held-${plan}`}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={`held-${plan}`} className="text-h4">
            {planTitle(plan)}
          </h2>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <PriceLine amount={facts.price} per={facts.per} />
      </div>
      <MembershipLines membership={membership} />
      <MembershipActions membership={membership} />
    </Receipt>
  );
}

/** Paid, owed and upcoming amounts, line by line. */
export function MembershipLines({ membership }: { membership: Membership }) {
  const { renewal, pastDue, endsAt, card, freeUntil, resumption } = membership;
  const day = (at: string) => monthDayYear(at, membership.timeZone);
  const inMinimum = Date.parse(membership.minimumUntil) > Date.parse(membership.paidUntil);
  return (
    <ReceiptLines>
      <ReceiptLine label={kindOf(membership) === 'premium' ? 'Premium since' : 'Member since'}>
        {day(membership.startedAt)}
      </ReceiptLine>
      {freeUntil ? (
        <ReceiptLine label="Free until">{day(freeUntil)}</ReceiptLine>
      ) : (
        <ReceiptLine label="Paid until">{day(membership.paidUntil)}</ReceiptLine>
      )}
      {pastDue && (
        <ReceiptLine label={`Owed since ${day(pastDue.since)}`}>
          <span className="text-danger">{exactPrice(pastDue.amount)}</span>
        </ReceiptLine>
      )}
      {pastDue?.nextTryAt && (
        <ReceiptLine label="We try the card again">{day(pastDue.nextTryAt)}</ReceiptLine>
      )}
      {renewal && (
        <ReceiptLine label={`Next charge, ${day(renewal.at)}`}>{exactPrice(renewal.amount)}</ReceiptLine>
      )}
      {endsAt && (
        <ReceiptLine label={kindOf(membership) === 'premium' ? 'Premium ends' : 'Access ends'}>
          {day(endsAt)}
        </ReceiptLine>
      )}
      {resumption && (
        <ReceiptLine label={`Next charge if you resume, ${day(resumption.at)}`}>
          {exactPrice(resumption.amount)}
        </ReceiptLine>
      )}
      {inMinimum && !endsAt && (
        <ReceiptLine label="Minimum runs until">{day(membership.minimumUntil)}</ReceiptLine>
      )}
      {card && <ReceiptLine label="Card">{cardWords(card)}</ReceiptLine>}
    </ReceiptLines>
  );
}

/** A button for each action that the server allows now. */
export function MembershipActions({ membership }: { membership: Membership }) {
  const [open, setOpen] = useState<MembershipAction>();
  const kind = kindOf(membership);
  const may = (action: MembershipAction) => membership.actions.includes(action);
  const dialog = (action: MembershipAction) => ({
    membership,
    open: open === action,
    onOpenChange: (stays: boolean) => setOpen(stays ? action : undefined),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {may('pay') && (
        <Button onClick={() => setOpen('pay')}>Pay {exactPrice(membership.pastDue?.amount ?? 0)} now</Button>
      )}
      {may('resume') && (
        <Button variant="primary" onClick={() => setOpen('resume')}>
          {kind === 'premium' ? 'Resume Premium' : 'Resume membership'}
        </Button>
      )}
      {may('change_plan') && <Button onClick={() => setOpen('change_plan')}>Change plan</Button>}
      {may('change_card') && <Button onClick={() => setOpen('change_card')}>Change card</Button>}
      {may('cancel') && (
        <Button variant="quiet" onClick={() => setOpen('cancel')}>
          {kind === 'premium' ? 'Cancel Premium' : 'Cancel membership'}
        </Button>
      )}
      <PayPastDueDialog {...dialog('pay')} />
      <ChangePlanDialog {...dialog('change_plan')} />
      <ChangeCardDialog {...dialog('change_card')} />
      <CancelDialog {...dialog('cancel')} />
      <ResumeDialog {...dialog('resume')} />
    </div>
  );
}

/** Dialog that cancels a membership. It shows date and amount before the button. */
function CancelDialog({ membership, open, onOpenChange }: MembershipDialogProps) {
  const premium = kindOf(membership) === 'premium';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={premium ? 'Cancel Premium?' : 'Cancel your membership?'}
      description={premium ? 'Your membership stays as it is.' : undefined}
    >
      <CancelMembership membership={membership} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
