import { mostCleared } from '#contract/day/clear-day.ts';
import type { ClearableVisit, ClearedVisit, ClearReason } from '#contract/day/clear-day.ts';
import { faultOfMessage } from '#contract/client-messages.ts';
import type { Opening } from '#contract/day/day.ts';
import { addDays } from '#reference/calendar-days.ts';
import { takeTimeOff } from '#server/modules/calendar/index.ts';
import { sendMessage } from '#server/modules/client-messages/index.ts';
import { offerTimes } from '#server/modules/client-links/index.ts';
import { findOpenings } from '#server/modules/day/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { cancelVisit } from '#server/modules/visits/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { countOthers, findClearable } from './clear-day.queries.ts';

const lastMinute = '23:59';
/** Each client is offered so many other times. */
const offered = 3;

type When = { on: string; from?: string | undefined };

/** Lists what can be cleared from a day, and counts what is not. */
export async function checkClearing(sql: Sql, accountId: string, when: When, now: Date) {
  return {
    timeZone: await zoneOf(sql, accountId),
    visits: await findClearable(sql, accountId, when, now, mostCleared),
    others: await countOthers(sql, accountId, when.on),
  };
}

const reasons: Record<ClearReason, string> = {
  weather: 'Weather',
  ill: 'Illness',
  van: 'Trouble with the van',
  other: 'The provider cannot come',
};

type Clearing = When & {
  visitIds: string[];
  reason: ClearReason;
  body: string;
  offerOpenings: boolean;
  closeDay?: boolean | undefined;
};

/**
 * Cancels visits of own clients, which costs no one a fee and counts against no one. Their clients may take one of three
 * other times with their links; several are offered the same ones, and the first has it. A message to each waits for one tap.
 * @throws Problem `invalid` naming a visit that is no longer ahead on that day, or the text
 */
export async function clearVisits(
  t: Transaction,
  platform: Platform,
  actor: Actor,
  { on, from, visitIds, reason, body, offerOpenings, closeDay }: Clearing,
): Promise<ClearedVisit[]> {
  const fault = faultOfMessage('cancelled', body);
  if (fault) throw fieldProblem('body', fault);
  const clearable = new Map(
    (await findClearable(t.sql, actor.id, { on, from }, t.now, mostCleared)).map((visit) => [
      visit.visitId,
      visit,
    ]),
  );
  const chosen = visitIds.map((id, place) => {
    const visit = clearable.get(id);
    if (!visit) throw fieldProblem(`visitIds.${place}`, 'This visit is no longer ahead on this day');
    return visit;
  });
  if (closeDay)
    await takeTimeOff(t, actor.id, {
      from: on,
      to: on,
      ...(from ? { startTime: from, endTime: lastMinute } : {}),
      note: reasons[reason],
    });
  const openingsFor = findingOpenings(t, actor, addDays(on, 1));
  const cleared: ClearedVisit[] = [];
  // In one order, so that two clearings at once do not lock each other out.
  for (const visit of [...new Set(chosen)].toSorted((a, b) => a.visitId.localeCompare(b.visitId))) {
    const openings = offerOpenings ? await openingsFor(visit) : [];
    if (openings.length > 0)
      await offerTimes(
        t,
        actor.id,
        visit.visitId,
        openings.map(({ startsAt }) => startsAt),
      );
    await cancelVisit(t, actor, visit.visitId, { reason: reasons[reason] });
    // It waits on the Day until it is opened, or the provider says that they know.
    if (visit.canText || visit.canMail)
      await sendMessage(t, platform, actor.id, visit.clientId, {
        kind: 'cancelled',
        channel: visit.canText ? 'phone_app' : 'email',
        visitId: visit.visitId,
        body,
        waits: true,
      });
    cleared.push({ ...visit, openings });
  }
  return cleared.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

type Timed = Pick<ClearableVisit, 'startsAt' | 'endsAt' | 'clientId'> & { staffId: string | null };

/** Finds the next times of a visit's length from a day on, for one person and on the way to a client. */
function findingOpenings(t: Transaction, actor: Actor, from: string) {
  const found = new Map<string, Opening[]>();
  return async ({ startsAt, endsAt, staffId, clientId }: Timed): Promise<Opening[]> => {
    const minutes = Math.max(5, Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000));
    const key = `${minutes} ${staffId} ${clientId}`;
    const known = found.get(key);
    if (known) return known;
    const wanted = { minutes, from, clientId, ...(staffId ? { staffId } : {}) };
    const openings = (await findOpenings(t.sql, actor, wanted, t.now)).openings.slice(0, offered);
    found.set(key, openings);
    return openings;
  };
}
