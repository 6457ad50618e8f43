import { to, toBoth } from '#tests/every-call/notices.ts';
import type { Happening, Row } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';

const moved =
  (type: 'visit.move_proposed' | 'visit.moved' | 'visit.move_declined' | 'visit.move_withdrawn') =>
  ({ visit: { visitId } }: World): Happening => [
    type,
    { visitId, by: 'provider', from: '2026-11-24T15:00:00Z', startsAt: '2026-11-25T15:00:00Z' },
  ];

/** With the visit booked, whatever an earlier row made of it. */
const nearVisit =
  (hours: number) =>
  async ({ sql, visit: { visitId } }: World): Promise<Happening> => {
    await sql`
      update visits set status = 'booked', missed_by = null, cancelled_by = null, completed_at = null, stop_reason = null
      where id = ${visitId}`;
    return ['visit.near', { visitId, hours }];
  };

/** With a report card of the visit. */
async function withReportCard({ sql, visit: { visitId, petId } }: World): Promise<Happening> {
  await sql`
    insert into report_cards (visit_id, pet_id, services, findings, behavior, written_at)
    values (${visitId}, ${petId}, '{full_groom}', 'A mat behind the ear.', 'Calm.', now()) on conflict do nothing`;
  return ['visit.completed', { visitId }];
}

/** Who gets each kind about a visit. */
export const visitRows: Record<string, Row> = {
  offer_accepted: to('groomer', ({ visit, open }) => ['offer.accepted', { ...open, ...visit }]),
  visit_booked: to('petOwner', ({ visit, open }) => ['offer.accepted', { ...open, ...visit }]),
  report_card: to('petOwner', withReportCard),
  visit_cancelled: to('groomer', ({ visit: { visitId } }) => [
    'visit.ended',
    { visitId, status: 'cancelled' },
  ]),
  visit_restored: to('groomer', ({ visit: { visitId } }) => ['visit.restored', { visitId, by: 'pet_owner' }]),
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
  visit_not_closed: toBoth('petOwner', ({ visit: { visitId } }) => ['visit.not_closed', { visitId }]),
  visit_tomorrow: toBoth('petOwner', nearVisit(24)),
  visit_soon: toBoth('groomer', nearVisit(2)),
  visit_moved: to('groomer', moved('visit.moved')),
  move_proposed: to('petOwner', moved('visit.move_proposed')),
  move_accepted: to('petOwner', moved('visit.moved')),
  move_declined: to('petOwner', moved('visit.move_declined')),
  move_withdrawn: to('petOwner', moved('visit.move_withdrawn')),
};
