import { insertReview } from '#server/modules/reviews/reviews.queries.ts';
import { uuidv7 } from 'uuidv7';
import {
  to,
  offered,
  suspended,
  reported,
  moved,
  ofMember,
  passwordChanged,
  appealDecided,
  excused,
  certified,
  exportOf,
  nearVisit,
  withReportCard,
} from './kind-steps.scenario.ts';
import type { Row } from './kind-steps.scenario.ts';

/** Who gets each kind, and where; written independently of the kinds. */
export const rows: Record<string, Row> = {
  verify_email: to('petOwner', ({ petOwner }) => ['verification.asked', { accountId: petOwner.id }], [
    'email',
  ]),
  reset_password: to('petOwner', ({ petOwner }) => ['password.forgotten', { accountId: petOwner.id }], [
    'email',
  ]),
  data_export: to('petOwner', ({ sql, petOwner }) => exportOf(sql, petOwner.id), ['email']),
  change_email: to(
    'petOwner',
    async ({ sql, petOwner }) => {
      await sql`update accounts set new_email = email where id = ${petOwner.id}`;
      return ['email_change.asked', { accountId: petOwner.id }];
    },
    ['email'],
  ),
  security_change: to('petOwner', passwordChanged, ['inApp', 'push']),
  security_change_mail: to('petOwner', passwordChanged, ['email']),
  role_added: to('petOwner', ({ petOwner }) => ['role.added', { accountId: petOwner.id }]),
  account_suspended: to(
    'groomer',
    suspended(({ id }) => ['account.suspended', { accountId: id }]),
  ),
  account_restored: to('groomer', async ({ sql, groomer: { id } }) => {
    await sql`update accounts set suspended_at = null, suspension_reason = null where id = ${id}`;
    return ['account.restored', { accountId: id }];
  }),
  report_decided: to(
    'petOwner',
    reported('dismissed', (reportId) => ['report.decided', { reportId }]),
  ),
  account_warned: to(
    'groomer',
    reported('warned', (reportId) => ['report.upheld', { reportId }]),
  ),
  content_removed: to(
    'groomer',
    reported('removed', (reportId) => ['report.upheld', { reportId }]),
  ),

  offer_received: to('petOwner', ({ open }) => ['offer.sent', open]),
  offer_withdrawn: to('petOwner', ({ open }) => ['offer.withdrawn', open]),
  offer_confirmed: to('petOwner', ({ open }) => ['offer.confirmed', open]),
  offer_accepted: to('groomer', ({ visit, open }) => ['offer.accepted', { ...open, ...visit }]),
  visit_booked: to('petOwner', ({ visit, open }) => ['offer.accepted', { ...open, ...visit }]),
  offer_declined: to('groomer', ({ open }) => ['offer.declined', open]),
  visit_cancelled: to('groomer', ({ visit: { visitId } }) => [
    'visit.ended',
    { visitId, status: 'cancelled' },
  ]),
  visit_restored: to('groomer', ({ visit: { visitId } }) => ['visit.restored', { visitId, by: 'pet_owner' }]),
  weather_claimed: to('groomer', excused('reliability.weather_claimed', 'owner', 'groomer')),
  weather_objected: to('groomer', excused('reliability.weather_objected', 'groomer', 'owner')),
  appeal_decided: to('groomer', appealDecided('groomer', 'owner')),
  appeal_about_you_decided: to('groomer', appealDecided('owner', 'groomer')),
  certification_checked: to('groomer', certified('check', 'certification.checked')),
  certification_refused: to('groomer', certified('refuse', 'certification.refused')),
  certification_expiring: to('groomer', certified(undefined, 'certification.expiring')),
  visit_missed: to('petOwner', ({ visit: { visitId } }) => ['visit.ended', { visitId, status: 'no_show' }]),
  visit_no_show_contested: to('groomer', ({ visit: { visitId } }) => [
    'visit.no_show_contested',
    { visitId },
  ]),
  visit_no_show_accepted: to('groomer', ({ visit: { visitId } }) => ['visit.no_show_accepted', { visitId }]),
  visit_no_show_withdrawn: to('petOwner', ({ visit: { visitId } }) => [
    'visit.no_show_withdrawn',
    { visitId, by: 'provider' },
  ]),
  visit_to_record: to('groomer', ({ visit: { visitId } }) => ['visit.unclosed', { visitId }]),
  visit_not_recorded: to('petOwner', ({ visit: { visitId } }) => ['visit.unclosed', { visitId }]),
  visit_not_closed: to('petOwner', ({ visit: { visitId } }) => ['visit.not_closed', { visitId }]),
  report_card: to('petOwner', withReportCard),
  visit_tomorrow: to('petOwner', nearVisit(24)),
  visit_soon: to('groomer', nearVisit(2)),
  portfolio_asked: to('petOwner', ({ visit: { visitId } }) => ['portfolio.consent_asked', { visitId }]),
  portfolio_answered: to('groomer', ({ visit: { visitId } }) => [
    'portfolio.consent_answered',
    { visitId, status: 'given' },
  ]),
  move_proposed: to('petOwner', moved('visit.move_proposed')),
  move_accepted: to('petOwner', moved('visit.moved')),
  visit_moved: to('groomer', moved('visit.moved')),
  move_declined: to('petOwner', moved('visit.move_declined')),
  move_withdrawn: to('petOwner', moved('visit.move_withdrawn')),
  request_expired: to('petOwner', ({ open: { requestId } }) => [
    'request.ended',
    { requestId, status: 'expired' },
  ]),
  request_cancelled: to('groomer', async ({ sql, open: { requestId, offerId } }) => {
    await sql`update grooming_requests set ended_at = '2026-11-20T18:00:00Z' where id = ${requestId}`;
    await sql`update offers set status = 'expired', ended_at = '2026-11-20T18:00:00Z' where id = ${offerId}`;
    return ['request.ended', { requestId, status: 'cancelled' }];
  }),
  offer_to_confirm: to(
    'groomer',
    offered({ status: 'pending', endedAt: null, changedTerms: ['date'] }, ({ requestId }) => [
      'request.changed',
      { requestId, terms: ['date'] },
    ]),
  ),
  request_edited: to(
    'groomer',
    offered({ status: 'pending', endedAt: null, changedTerms: [] }, ({ requestId }) => [
      'request.changed',
      { requestId, terms: [] },
    ]),
    ['inApp'],
  ),
  request_reopened: to(
    'groomer',
    offered({ endedBecause: 'another_chosen' }, ({ requestId }) => ['request.reopened', { requestId }]),
  ),
  request_asked: to('groomer', ({ open: { requestId }, groomer }) => [
    'request.asked',
    { requestId, providerId: groomer.id },
  ]),

  pet_due: to('petOwner', async ({ sql, visit: { petId }, petOwner }) => {
    await sql`update pets set last_groomed_at = '2026-09-01T18:00:00Z' where id = ${petId}`;
    return ['pet.due', { petId, ownerId: petOwner.id }];
  }),
  vaccination_expiring: to('petOwner', async ({ sql, visit: { petId } }) => {
    const vaccination = {
      id: uuidv7(),
      petId,
      kind: 'rabies',
      expiresOn: '2026-12-10',
      createdAt: new Date(),
    };
    await sql`insert into vaccinations ${sql(vaccination)}`;
    return ['vaccination.expiring', { vaccinationId: vaccination.id }];
  }),
  review_received: to('groomer', async ({ sql, visit: { visitId }, petOwner, groomer }) => {
    const id = uuidv7();
    const work = { engagementType: 'visit', engagementId: visitId } as const;
    const people = { authorId: petOwner.id, subjectId: groomer.id, subjectRole: 'groomer' } as const;
    await insertReview(sql, { id, ...work, ...people, rating: 5, tags: [], text: '', createdAt: new Date() });
    return ['review.revealed', { reviewId: id }];
  }),
  review_to_write: to('groomer', ({ visit: { visitId }, petOwner, groomer }) => [
    'review.due',
    { engagementType: 'visit', engagementId: visitId, authorId: groomer.id, subjectId: petOwner.id },
  ]),
  messages_waiting: to('groomer', async ({ petOwner, groomer }) => {
    const body = { fromUserId: 'current-user', toUserId: groomer.id, content: 'Is Friday still fine?' };
    await petOwner.call('POST /api/messages', { body });
    return ['messages.waiting', { accountId: groomer.id, fromId: petOwner.id }];
  }),
  daily_tip: to(
    'petOwner',
    async ({ sql, petOwner }) => {
      const tip = { accountId: petOwner.id, day: '2026-11-20', tipId: 'safety-parked-car' };
      await sql`insert into daily_tips ${sql({ ...tip, pets: ['Bella'], because: 'It is warm.' })}`;
      return ['daily_tip.chosen', { accountId: petOwner.id, day: '2026-11-20' }];
    },
    // Email and push only by choice.
    ['inApp'],
  ),

  membership_started: to('petOwner', ofMember('membership.started')),
  membership_renewed: to('petOwner', ofMember('membership.renewed')),
  payment_failed: to('petOwner', ofMember('membership.payment_failed')),
  payment_recovered: to('petOwner', ofMember('membership.recovered')),
  membership_cancelled: to('petOwner', ofMember('membership.cancel_requested')),
  membership_not_cancelled: to('petOwner', ofMember('membership.not_cancelled')),
  membership_resumed: to('petOwner', ofMember('membership.resumed')),
  plan_changed: to('petOwner', ofMember('membership.plan_changed')),
  membership_ended: to('petOwner', ofMember('membership.expired')),
  membership_renewing: to('petOwner', ofMember('membership.renewal_near')),
  invoice_refunded: to('petOwner', ({ member: { accountId, invoiceId } }) => [
    'invoice.refunded',
    { accountId, invoiceId },
  ]),

  // The last one, because its reader has left afterwards.
  account_closed: to(
    'petOwner',
    async ({ sql, petOwner }) => {
      await sql`update accounts set closed_at = '2026-11-20T18:00:00Z' where id = ${petOwner.id}`;
      return ['account.closed', { accountId: petOwner.id }];
    },
    ['email'],
  ),
};

/** Kinds of which one event notifies both sides. */
export const bothSides = new Set<string>([
  'shift_tomorrow',
  'shift_soon',
  'visit_tomorrow',
  'visit_soon',
  'visit_not_closed',
  'pay_with_admin',
  'pay_unsettled',
  'pay_decided',
]);
