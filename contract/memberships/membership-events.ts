type AboutMembership = { accountId: string; membershipId: string };

export type MembershipEvents = {
  'membership.started': AboutMembership;
  'membership.renewed': AboutMembership;
  'membership.payment_failed': AboutMembership;
  'membership.recovered': AboutMembership;
  'membership.cancel_requested': AboutMembership;
  'membership.resumed': AboutMembership;
  /** The early-cancel fee was declined, so the membership continues. */
  'membership.not_cancelled': AboutMembership;
  'membership.plan_changed': AboutMembership;
  'membership.expired': AboutMembership;
  /** A term of a year or more renews soon. */
  'membership.renewal_near': AboutMembership;
  'invoice.refunded': { accountId: string; invoiceId: string };
  /** Data at the payment processor has changed and must be read again. */
  'payments.changed': { customerRef: string };
};
