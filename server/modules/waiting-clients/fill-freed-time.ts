import { mostNamed } from '#contract/waiting-clients.ts';
import type { FreedTime, WaitingClient } from '#contract/waiting-clients.ts';
import { offerTimes } from '#server/modules/client-links/index.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { milesBetween } from '#server/platform/places/distance.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { findCandidates, findFreedTimes, findWaiting, noteOffered } from './waiting-clients.queries.ts';
import type { FreedRow } from './waiting-clients.queries.ts';

const ahead = days(14);
const mostFreed = 5;
/** Farther away than this from the visit that fell away, a client does not fit into a round. */
const mostMiles = 25;

type Candidate = Awaited<ReturnType<typeof findCandidates>>[number];

/** Lists times that became free, each with the clients who fit: near ones first, then those who wait the longest. */
export async function listFreedTimes(sql: Sql, accountId: string, now: Date): Promise<FreedTime[]> {
  const candidates = await findCandidates(sql, accountId, now);
  if (candidates.length === 0) return [];
  const freed = await findFreedTimes(sql, accountId, { now, until: after(now, ahead), limit: mostFreed });
  return freed
    .map(({ lat, lon, ...time }) => ({
      ...time,
      clients: candidates
        .filter((candidate) => fits(candidate, time))
        .map(({ visitEndsAt: _ends, staffId: _staff, offered, lat: toLat, lon: toLon, ...client }) => ({
          ...client,
          // Another time that they were offered says nothing of this one.
          offeredAt: offered.includes(Date.parse(time.startsAt)) ? client.offeredAt : null,
          miles:
            lat === null || lon === null || toLat === null || toLon === null
              ? null
              : Math.round(milesBetween({ lat, lon }, { lat: toLat, lon: toLon }) * 10) / 10,
        }))
        .filter(({ miles }) => (miles ?? 0) <= mostMiles)
        .toSorted((one, other) => (one.miles ?? mostMiles) - (other.miles ?? mostMiles))
        .slice(0, mostNamed),
    }))
    .filter(({ clients }) => clients.length > 0);
}

/** The work is not longer than the time, the day suits, it is earlier than their visit, and by the same person. */
function fits(
  { minutes, until, visitStartsAt, staffId }: Candidate,
  time: Omit<FreedRow, 'lat' | 'lon'>,
): boolean {
  return (
    minutes * 60_000 <= Date.parse(time.endsAt) - Date.parse(time.startsAt) &&
    dayIn(time.startsAt, time.timeZone) <= until &&
    (visitStartsAt === null || Date.parse(time.startsAt) < Date.parse(visitStartsAt)) &&
    (staffId === null || time.staffId === null || staffId === time.staffId)
  );
}

/**
 * Offers a freed time to a client instead of their visit. Several may be offered the same one: the first yes by link has it.
 * @throws Problem `not_found`, `not_offered` for a client without a visit, `taken` if the time is no longer free
 */
export async function offerFreedTime(
  t: Transaction,
  accountId: string,
  id: string,
  startsAt: string,
): Promise<WaitingClient> {
  const [waiting] = await findWaiting(t.sql, accountId, t.now, id);
  if (!waiting) throw notFound('client who waits');
  if (!waiting.visitId) throw problem('not_offered', 'This client has no visit to move. Book one for them.');
  const free = (await listFreedTimes(t.sql, accountId, t.now)).some(
    (time) =>
      Date.parse(time.startsAt) === Date.parse(startsAt) && time.clients.some((each) => each.id === id),
  );
  if (!free) throw problem('taken', 'This time is no longer free, or does not fit this client.');
  await offerTimes(t, accountId, waiting.visitId, [startsAt]);
  await noteOffered(t.sql, id, t.now);
  return { ...waiting, offeredAt: t.now.toISOString() };
}
