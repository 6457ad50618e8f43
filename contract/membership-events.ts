type AboutMembership = { accountId: string; membershipId: string };

export type MembershipEvents = {
  'membership.started': AboutMembership;
  'membership.renewed': AboutMembership;
  'membership.payment_failed': AboutMembership;
  'membership.recovered': AboutMembership;
  'membership.cancel_requested': AboutMembership;
  'membership.resumed': AboutMembership;
  /** The early-cancel fee was declined: it goes on. */
  'membership.not_cancelled': AboutMembership;
  'membership.plan_changed': AboutMembership;
  'membership.expired': AboutMembership;
  /** A long term renews soon. */
  'membership.renewal_near': AboutMembership;
  'invoice.refunded': { accountId: string; invoiceId: string };
  /** Something is different at the payment processor: read it again. */
  'payments.changed': { customerRef: string };
};
