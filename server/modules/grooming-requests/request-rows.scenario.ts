import { to } from '#tests/every-call/notices.ts';
import type { Happening, Row } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';

/** With the groomer's open offer as described. */
const offered =
  (change: object, happens: (open: World['open']) => Happening) =>
  async ({ sql, open }: World) => {
    await sql`update offers set ${sql(change)} where id = ${open.offerId}`;
    return happens(open);
  };

/** Who gets each kind about a request for grooming and its offers. */
export const requestRows: Record<string, Row> = {
  offer_received: to('petOwner', ({ open }) => ['offer.sent', open]),
  offer_withdrawn: to('petOwner', ({ open }) => ['offer.withdrawn', open]),
  offer_confirmed: to('petOwner', ({ open }) => ['offer.confirmed', open]),
  offer_declined: to('groomer', ({ open }) => ['offer.declined', open]),
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
  request_passed: to('petOwner', ({ open: { requestId } }) => ['request.passed', { requestId }]),
  request_asked: to('groomer', ({ open: { requestId }, groomer }) => [
    'request.asked',
    { requestId, providerId: groomer.id },
  ]),
};
