import type { Sql } from '#server/platform/database/sql.ts';
import type { Caller } from '#tests/test-app.ts';

export type Member = Caller & { isClosed: boolean };

/** A visit of a groomer's own client, or of a pet parent. Only one act at a time concerns it, so that the model knows its start. */
export type OwnVisit = {
  id: string;
  groomer: Member;
  parent?: Member;
  startsAt: string;
  isCancelled: boolean;
  isDone: boolean;
  isBusy: boolean;
};
export type OwnClient = { id: string; petIds: string[] };
type Count = (kind: 'book' | 'move' | 'cancel') => void;

export async function book(
  model: { visits: OwnVisit[] },
  groomer: Member,
  client: OwnClient,
  startsAt: Date,
  count: Count,
) {
  const { status, body } = await groomer.call('POST /api/visits', {
    body: {
      clientId: client.id,
      pets: client.petIds.map((petId) => ({ petId })),
      startsAt: startsAt.toISOString(),
      minutes: 90,
      anyway: true,
    },
  });
  if (status !== 201) return;
  count('book');
  model.visits.push({
    id: body.id,
    groomer,
    startsAt: body.startsAt,
    isCancelled: false,
    isDone: false,
    isBusy: false,
  });
}

export async function move(visit: OwnVisit, startsAt: Date, count: Count) {
  if (visit.isBusy) return;
  visit.isBusy = true;
  const { status, body } = await visit.groomer.call('PATCH /api/visits/:id/time', {
    params: { id: visit.id },
    body: { startsAt: startsAt.toISOString() },
  });
  visit.isBusy = false;
  if (status !== 200) return;
  count('move');
  visit.startsAt = body.startsAt;
}

export async function cancel(visit: OwnVisit, count: Count) {
  if (visit.isBusy) return;
  visit.isBusy = true;
  const { status } = await visit.groomer.call('POST /api/visits/:id/cancel', {
    params: { id: visit.id },
    body: visit.parent ? { reason: 'The van broke down.' } : {},
  });
  visit.isBusy = false;
  if (status !== 200) return;
  count('cancel');
  visit.isCancelled = true;
}

/** Lists the visits that are elsewhere, another than was said, or not there. */
export async function findVisitFaults(
  sql: Sql,
  { visits }: { visits: OwnVisit[] },
  everybody: readonly Member[],
): Promise<string[]> {
  const closed = everybody.filter(({ isClosed }) => isClosed).map(({ id }) => id);
  const rows = await sql<{ id: string; status: string; startsAt: string; held: boolean }[]>`
    select id, status, starts_at, exists (
      select from bookings where source_id = visits.id and subject_id = provider_id) as held
    from visits where provider_id <> all(${closed}::uuid[])
      and (owner_id is null or owner_id <> all(${closed}::uuid[]))`;
  const found = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(visits.map(({ id }) => id));
  const faults = rows
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => `nobody was told of the visit ${id}`);
  for (const { id, groomer, parent, startsAt, isCancelled, isDone } of visits) {
    if (groomer.isClosed || parent?.isClosed) continue;
    const row = found.get(id);
    if (!row) faults.push(`the visit ${id} was acknowledged and is not there`);
    else if (Date.parse(row.startsAt) !== Date.parse(startsAt))
      faults.push(`the visit ${id} starts at ${row.startsAt} and not at ${startsAt}`);
    else if ((row.status === 'completed') !== isDone) faults.push(`the visit ${id} is ${row.status}`);
    else if ((row.status === 'cancelled') !== isCancelled) faults.push(`the visit ${id} is ${row.status}`);
    else if (row.status === 'booked' && !row.held) faults.push(`the time of the visit ${id} is not held`);
    else if (row.status === 'cancelled' && row.held)
      faults.push(`the time of the cancelled visit ${id} is held`);
  }
  return faults;
}
