/**
 * The numbers of all advisory locks. Those of a row seed `hashtextextended`, which locks one account or
 * shift, and two kinds of lock on the same id do not meet.
 */
export const advisoryLocks = {
  migrate: 7_720_601,
  fillDemoTown: 7_720_602,
  embeddedPostgres: 7_246_935,
  backup: 7_720_699,
  ledgerOfAccount: 7_720_603,
  applicationsOfGroomer: 7_720_604,
  /** In the migration of the calendar: SQL cannot read this file. */
  bookingsOfSubject: 7_720_605,
  reviewsOfEngagement: 7_720_606,
  quickRepliesOfAccount: 7_720_607,
  certificationsOfAccount: 7_720_608,
  portfolioOfAccount: 7_720_609,
  savedSearchesOfAccount: 7_720_610,
  /** In the migration of the caps. */
  roomOfAccount: 7_720_611,
} as const;
