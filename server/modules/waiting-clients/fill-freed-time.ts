import { roadFactor } from '#contract/places/roads.ts';
import { mostNamed } from '#contract/waiting-clients.ts';
import type { FreedTime, WaitingClient } from '#contract/waiting-clients.ts';
import { findTrips } from '#server/modules/calendar/index.ts';
import { offerTimes } from '#server/modules/client-links/index.ts';
import { findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import { after, days, hours, minutes as minutesLong } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { milesBetween } from '#server/platform/places/distance.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn, instantAt } from '#server/platform/wall-clock.ts';
import { findCandidates, findFreedTimes, findWaiting, noteOffered } from './waiting-clients.queries.ts';
import type { FreedRow } from './waiting-clients.queries.ts';

const ahead = days(14);
const mostFreed = 5;
/** Farther away by road than this from the visit that fell away, a client does not fit into a round. */
const mostMiles = 25;
/** For so many clients of one time the way is looked up. */
const mostTrips = 20;
const quarter = minutesLong(15);

type Candidate = Awaited<ReturnType<typeof findCandidates>>[number];
type Fitting = FreedTime['clients'][number];

/** Lists times that became free, each with the clients who fit: near ones first, then those who wait the longest. */
export async function listFreedTimes(sql: Sql, accountId: string, now: Date): Promise<FreedTime[]> {
  const candidates = await findCandidates(sql, accountId, now);
  if (candidates.length === 0) return [];
  const freed = await findFreedTimes(sql, accountId, { now, until: after(now, ahead), limit: mostFreed });
  const times: FreedTime[] = [];
  for (const time of freed) {
    const clients = await findFitting(sql, accountId, time, candidates);
    const { lat: _lat, lon: _lon, providerAs: _as, ...shown } = time;
    if (clients.length > 0) times.push({ ...shown, clients });
  }
  return times;
}

async function findFitting(
  sql: Sql,
  accountId: string,
  time: FreedRow,
  candidates: readonly Candidate[],
): Promise<Fitting[]> {
  const { mobile } = await findProviderFacts(sql, accountId, time.providerAs);
  const near = candidates
    .map((candidate) => ({ candidate, miles: milesByRoad(time, candidate) }))
    .filter(({ candidate, miles }) => startIn(time, candidate) !== undefined && (miles ?? 0) <= mostMiles)
    .toSorted((one, other) => (one.miles ?? mostMiles) - (other.miles ?? mostMiles))
    .slice(0, mobile ? mostTrips : mostNamed);
  const fitting: Fitting[] = [];
  for (const { candidate, miles } of near) {
    if (fitting.length === mostNamed) break;
    const start = startIn(time, candidate, mobile ? await findWays(sql, accountId, time, candidate) : []);
    if (start === undefined) continue;
    const { staffId: _staff, offered, lat: _lat, lon: _lon, ...client } = candidate;
    // Another time that they were offered says nothing of this one.
    const offeredAt = offered.includes(start) ? client.offeredAt : null;
    fitting.push({ ...client, offeredAt, startsAt: new Date(start).toISOString(), miles });
  }
  return fitting;
}

type Place = { lat: number | null; lon: number | null };

function milesByRoad(from: Place, to: Place): number | null {
  if (from.lat === null || from.lon === null || to.lat === null || to.lon === null) return null;
  const straight = milesBetween({ lat: from.lat, lon: from.lon }, { lat: to.lat, lon: to.lon });
  return Math.round(straight * roadFactor * 10) / 10;
}

type Way = { startsAt: string; endsAt: string; minutes: number };

/** The other work around a freed time, with the minutes of the way to a client. */
const findWays = async (sql: Sql, accountId: string, time: FreedRow, { lat, lon }: Place): Promise<Way[]> =>
  lat === null || lon === null
    ? []
    : findTrips(sql, {
        accountId,
        since: after(new Date(time.startsAt), -hours(12)),
        until: after(new Date(time.endsAt), hours(12)),
        at: { lat, lon },
      });

/**
 * When the client’s work would begin: it is done within the time and their hours, on a day that suits, earlier than their visit, by the
 * same person, and with time for the way. Undefined if it does not fit.
 */
function startIn(
  time: FreedRow,
  { minutes, until, weekdays, hours: their, visitStartsAt, staffId }: Candidate,
  ways: readonly Way[] = [],
): number | undefined {
  const day = dayIn(time.startsAt, time.timeZone);
  const suits = weekdays.length === 0 || weekdays.includes(new Date(`${day}T12:00Z`).getUTCDay() || 7);
  if (day > until || !suits || (staffId && time.staffId && staffId !== time.staffId)) return undefined;
  const [from, to] = [Date.parse(time.startsAt), Date.parse(time.endsAt)];
  const wayOf = (each: Way) => minutesLong(each.minutes);
  const before = ways.filter(({ endsAt }) => Date.parse(endsAt) <= from);
  const next = ways.filter(({ startsAt }) => Date.parse(startsAt) >= to);
  const start = Math.max(
    from,
    their ? Math.ceil(instantAt(day, their.from, time.timeZone).getTime() / quarter) * quarter : 0,
    ...before.map((each) => Math.ceil((Date.parse(each.endsAt) + wayOf(each)) / quarter) * quarter),
  );
  const end = Math.min(
    to,
    their ? instantAt(day, their.to, time.timeZone).getTime() : Infinity,
    ...next.map((each) => Date.parse(each.startsAt) - wayOf(each)),
  );
  const isEarlier = visitStartsAt === null || start < Date.parse(visitStartsAt);
  return isEarlier && start + minutesLong(minutes) <= end ? start : undefined;
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
  const free = (await listFreedTimes(t.sql, accountId, t.now)).some(({ clients }) =>
    clients.some((each) => each.id === id && Date.parse(each.startsAt) === Date.parse(startsAt)),
  );
  if (!free) throw problem('taken', 'This time is no longer free, or does not fit this client.');
  await offerTimes(t, accountId, waiting.visitId, [startsAt]);
  await noteOffered(t.sql, id, t.now);
  return { ...waiting, offeredAt: t.now.toISOString() };
}
