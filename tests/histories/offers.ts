import { after, hours } from '#server/platform/clock.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Member, OwnVisit } from './own-visits.ts';

export type Parent = Member & { petId: string };
export type MadeOffer = {
  id: string;
  groomer: Member;
  parent: Parent;
  requestId: string;
  isAccepted: boolean;
};
type Count = (kind: 'ask' | 'offer' | 'choose') => void;
export type Marketplace = {
  requests: { id: string; parent: Parent }[];
  offers: MadeOffer[];
  visits: OwnVisit[];
};

export async function ask(model: Marketplace, parent: Parent, count: Count) {
  const { status, body } = await parent.call('POST /api/grooming-requests', {
    body: {
      title: 'Full groom',
      petId: parent.petId,
      servicesNeeded: ['full_groom'],
      estimatedBudget: 95,
      urgency: 'normal',
    },
  });
  if (status !== 201) return;
  count('ask');
  model.requests.push({ id: body.id, parent });
}

export async function offer(
  model: Marketplace,
  groomer: Member,
  { id, parent }: Marketplace['requests'][number],
  startsAt: Date,
  count: Count,
) {
  const { status, body } = await groomer.call('POST /api/applications/grooming-request', {
    body: { groomingRequestId: id, proposedAt: startsAt.toISOString(), minutes: 90, price: 9500 },
  });
  if (status !== 201) return;
  count('offer');
  model.offers.push({ id: body.id, groomer, parent, requestId: id, isAccepted: false });
}

/** The pet parent accepts an offer, which books the visit. */
export async function choose(model: Marketplace, made: MadeOffer, count: Count) {
  const { parent, groomer, requestId } = made;
  const { status } = await parent.call('POST /api/offers/:id/accept', { params: { id: made.id } });
  if (status !== 200 || made.isAccepted) return;
  count('choose');
  made.isAccepted = true;
  const { body } = await parent.call('GET /api/visits', { query: { as: 'pet_owner', limit: 50 } });
  const visit = body.find((one) => one.requestId === requestId && one.status === 'booked');
  if (visit)
    model.visits.push({
      id: visit.id,
      groomer,
      parent,
      startsAt: visit.startsAt,
      isCancelled: false,
      isDone: false,
      isBusy: false,
    });
}

/** A time some days ahead at a full hour. */
export function hourAhead(clock: Clock, share: number): Date {
  const startsAt = after(clock.now(), hours(24 + Math.floor(share * 60)));
  startsAt.setUTCMinutes(0, 0, 0);
  return startsAt;
}

/** Lists the offers that are not as was said, and accepted ones without exactly one visit. */
export async function findOfferFaults(sql: Sql, { offers }: Marketplace): Promise<string[]> {
  // A provider who cancels what was booked withdraws the offer with it.
  const rows = await sql<{ id: string; status: string; visits: number }[]>`
    select o.id, case when v.status = 'cancelled' then 'accepted' else o.status end as status, count(v.id)::int as visits
    from offers o left join visits v on v.offer_id = o.id group by 1, 2`;
  const found = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(offers.map(({ id }) => id));
  const faults = rows
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => `nobody was told of the offer ${id}`);
  for (const { id, isAccepted } of offers) {
    const row = found.get(id);
    if (!row) faults.push(`the offer ${id} was acknowledged and is not there`);
    else if ((row.status === 'accepted') !== isAccepted)
      faults.push(`the offer ${id} is ${row.status} and was ${isAccepted ? '' : 'not '}accepted`);
    else if (row.visits !== Number(isAccepted)) faults.push(`the offer ${id} has ${row.visits} visits`);
  }
  const several = await sql<{ id: string }[]>`
    select request_id as id from offers where status = 'accepted' group by request_id having count(*) > 1`;
  for (const { id } of several) faults.push(`two offers of the request ${id} are accepted`);
  return faults;
}
