import type { NotificationChannel } from '#contract/notifications/notification-categories.ts';
import type { EventType, Events } from '#contract/events.ts';
import { insertReview } from '#server/modules/reviews/reviews.queries.ts';
import { uuidv7 } from 'uuidv7';
import type { KindName } from './kinds/notification-kinds.ts';
import type { World } from './world.scenario.ts';

export type Happening = { [T in EventType]: [event: T, payload: Events[T]] }[EventType];
type Row = {
  reader: 'owner' | 'groomer' | 'petOwner';
  channels: readonly NotificationChannel[];
  happens: (world: World) => Happening | Promise<Happening>;
};

const all = ['inApp', 'email', 'push'] as const;
const to = (reader: Row['reader'], happens: Row['happens'], channels: Row['channels'] = all): Row => ({
  reader,
  channels,
  happens,
});

/** With the groomer's application in a status. */
const applied =
  (status: string, happens: (shift: World['shift']) => Happening) =>
  async ({ sql, shift }: World) => {
    await sql`update shift_applications set status = ${status} where id = ${shift.applicationId}`;
    return happens(shift);
  };
/** With the groomer's open offer as described. */
const offered =
  (change: object, happens: (open: World['open']) => Happening) =>
  async ({ sql, open }: World) => {
    await sql`update offers set ${sql(change)} where id = ${open.offerId}`;
    return happens(open);
  };
const moved =
  (type: 'visit.move_proposed' | 'visit.moved' | 'visit.move_declined' | 'visit.move_withdrawn') =>
  ({ visit: { visitId } }: World): Happening => [
    type,
    { visitId, by: 'provider', from: '2026-11-24T15:00:00Z', startsAt: '2026-11-25T15:00:00Z' },
  ];
const ofMember =
  (type: Exclude<Extract<EventType, `membership.${string}`>, never>) =>
  ({ member: { accountId, membershipId } }: World): Happening => [type, { accountId, membershipId }];

/** Who gets each kind, and where; written independently of the registry. A kind without a row does not compile. */
export const rows: Record<KindName, Row> = {
  verify_email: to('petOwner', ({ petOwner }) => ['verification.asked', { accountId: petOwner.id }], [
    'email',
  ]),
  reset_password: to('petOwner', ({ petOwner }) => ['password.forgotten', { accountId: petOwner.id }], [
    'email',
  ]),
  password_changed: to('petOwner', ({ petOwner }) => ['password.changed', { accountId: petOwner.id }]),
  role_added: to('petOwner', ({ petOwner }) => ['role.added', { accountId: petOwner.id }]),

  application_received: to(
    'owner',
    applied('pending', (shift) => ['application.sent', shift]),
  ),
  application_accepted: to(
    'groomer',
    applied('accepted', (shift) => ['application.accepted', shift]),
  ),
  shift_booked: to(
    'owner',
    applied('accepted', (shift) => ['application.accepted', shift]),
  ),
  shift_filled: to(
    'groomer',
    applied('pending', (shift) => ['shift.filled', shift]),
  ),
  shift_reopened: to(
    'groomer',
    applied('pending', (shift) => ['shift.reopened', shift]),
  ),
  shift_changed: to(
    'groomer',
    applied('pending', (shift) => ['shift.changed', shift]),
  ),
  application_declined: to(
    'groomer',
    applied('declined', (shift) => ['application.declined', shift]),
  ),
  groomer_released: to(
    'groomer',
    applied('released', (shift) => ['application.released', shift]),
  ),
  groomer_withdrew: to(
    'owner',
    applied('withdrawn', (shift) => ['application.withdrawn', { ...shift, wasAccepted: true }]),
  ),
  shift_cancelled: to(
    'groomer',
    applied('closed', ({ shiftId }) => ['shift.ended', { shiftId, status: 'cancelled' }]),
  ),
  shift_missed: to(
    'groomer',
    applied('no_show', ({ shiftId }) => ['shift.ended', { shiftId, status: 'no_show' }]),
  ),
  day_to_record: to(
    'owner',
    applied('accepted', ({ shiftId }) => ['shift.unclosed', { shiftId, hours: 12 }]),
  ),
  figures_to_send: to(
    'groomer',
    applied('accepted', ({ shiftId }) => ['shift.unclosed', { shiftId, hours: 24 }]),
  ),
  pay_claimed: to(
    'owner',
    applied('accepted', ({ shiftId }) => ['shift.pay_claimed', { shiftId }]),
  ),
  claim_agreed: to(
    'groomer',
    applied('completed', ({ shiftId }) => ['shift.claim_accepted', { shiftId, by: 'owner' }]),
  ),
  claim_agreed_by_silence: to(
    'owner',
    applied('completed', ({ shiftId }) => ['shift.claim_accepted', { shiftId, by: 'silence' }]),
  ),
  shift_ended_early: to(
    'owner',
    applied('accepted', ({ shiftId }) => ['shift.ended_early', { shiftId, by: 'groomer' }]),
  ),
  no_show_contested: to(
    'owner',
    applied('no_show', ({ shiftId }) => ['shift.no_show_contested', { shiftId }]),
  ),
  pay_to_confirm: to(
    'groomer',
    applied('completed', ({ shiftId }) => ['shift.completed', { shiftId }]),
  ),
  pay_disputed: to(
    'owner',
    applied('completed', ({ shiftId }) => ['shift.pay_settled', { shiftId, state: 'disputed' }]),
  ),
  shift_tomorrow: to(
    'groomer',
    applied('accepted', ({ shiftId }) => ['shift.near', { shiftId, hours: 24 }]),
  ),
  shift_soon: to(
    'owner',
    applied('accepted', ({ shiftId }) => ['shift.near', { shiftId, hours: 2 }]),
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
  visit_missed: to('petOwner', ({ visit: { visitId } }) => ['visit.ended', { visitId, status: 'no_show' }]),
  bite_filed: to('petOwner', ({ visit: { visitId } }) => ['pet.bite_filed', { visitId }]),
  report_card: to('petOwner', ({ visit: { visitId } }) => ['visit.completed', { visitId }]),
  visit_tomorrow: to('petOwner', ({ visit: { visitId } }) => ['visit.near', { visitId, hours: 24 }]),
  visit_soon: to('groomer', ({ visit: { visitId } }) => ['visit.near', { visitId, hours: 2 }]),
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
};

/** Kinds of which one event notifies both sides. */
export const bothSides = new Set<string>(['shift_tomorrow', 'shift_soon', 'visit_tomorrow', 'visit_soon']);
