import type { MembershipEvents } from '#contract/memberships/membership-events.ts';
import { membershipFacts, refundFacts } from '#server/modules/memberships/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { notify } from '../delivery/notify.ts';
import { findPerson } from '../people.queries.ts';
import type { membershipKinds } from '../kinds/memberships.kinds.ts';

type AboutMembership = Exclude<keyof MembershipEvents, 'invoice.refunded' | 'payments.changed'>;

const onMembership = (
  event: AboutMembership,
  kind: Exclude<keyof typeof membershipKinds, 'invoice_refunded'>,
) =>
  onEvent(event, async (platform, ids, jobId) => {
    const member = await findPerson(platform.sql, ids.accountId);
    const facts = await membershipFacts(platform, ids);
    if (member && facts) await notify(platform, member, kind, jobId, facts);
  });

export const membershipJobs = {
  'notify-of-membership-started': onMembership('membership.started', 'membership_started'),
  'notify-of-membership-renewed': onMembership('membership.renewed', 'membership_renewed'),
  'notify-of-payment-failed': onMembership('membership.payment_failed', 'payment_failed'),
  'notify-of-payment-recovered': onMembership('membership.recovered', 'payment_recovered'),
  'notify-of-membership-cancelled': onMembership('membership.cancel_requested', 'membership_cancelled'),
  'notify-of-membership-not-cancelled': onMembership('membership.not_cancelled', 'membership_not_cancelled'),
  'notify-of-membership-resumed': onMembership('membership.resumed', 'membership_resumed'),
  'notify-of-plan-changed': onMembership('membership.plan_changed', 'plan_changed'),
  'notify-of-membership-ended': onMembership('membership.expired', 'membership_ended'),
  'notify-of-membership-renewing': onMembership('membership.renewal_near', 'membership_renewing'),
  'notify-of-invoice-refunded': onEvent('invoice.refunded', async (platform, ids, jobId) => {
    const member = await findPerson(platform.sql, ids.accountId);
    const facts = await refundFacts(platform, ids.invoiceId);
    if (member && facts) await notify(platform, member, 'invoice_refunded', jobId, facts);
  }),
};
