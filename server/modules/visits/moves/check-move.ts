import { clashesOf } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { vaccinationGaps } from '#server/modules/vaccinations/index.ts';
import { after } from '#server/platform/clock.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { subjectsOf } from '../booking/subjects.ts';
import { shiftedTimes } from './shifted-times.ts';
import { requireNewTime } from './move-proposal.ts';
import { sideOf, visitRefusal } from '../visits.policy.ts';
import { findLockedVisit } from '../visits.queries.ts';
import type { LockedVisit } from '../visits.queries.ts';

/**
 * Lists the conflicts of a new time before it is proposed, or before one's own visit moves. @throws Problem `not_found`, `too_late`, `invalid`
 */
export async function checkMove(sql: Sql, actor: Actor, visitId: string, startsAt: string, now: Date) {
  const visit = await findLockedVisit(sql, visitId, actor.id);
  if (!visit) throw notFound('visit');
  const refusal = visitRefusal(visit.source === 'marketplace' ? 'propose_move' : 'move', visit, actor, now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  const from = new Date(startsAt);
  requireNewTime(visit, from, now);
  const to = after(from, Date.parse(visit.endsAt) - Date.parse(visit.startsAt));
  const [gaps = []] = await vaccinationGaps(sql, [{ ...visit, aboutId: visitId, startsAt: from }], now);
  return {
    startsAt: from.toISOString(),
    endsAt: to.toISOString(),
    clashes: await clashesAt(sql, actor, visit, { from, to }, now),
    vaccinationGaps: gaps,
  };
}

/** Lists the conflicting bookings: with titles for the actor's own, and only times for the other side's. */
async function clashesAt(
  sql: Sql,
  actor: Actor,
  visit: LockedVisit,
  time: { from: Date; to: Date },
  now: Date,
) {
  const viewerIsProvider = sideOf(visit, actor) === 'provider';
  const clashes = [];
  const times = shiftedTimes(visit, { startsAt: time.from.toISOString(), endsAt: time.to.toISOString() });
  for (const { id, name, kind, from, to, units, dogsAtOnce } of await subjectsOf(
    sql,
    { ...visit, ...times },
    now,
  )) {
    const isProvider = kind !== 'pet';
    const limit = dogsAtOnce === undefined ? {} : { dogsAtOnce };
    const wanted = { subjectId: id, from, to, besides: visit.id, units, ...limit };
    for (const { title, startsAt, endsAt, timeZone } of await clashesOf(sql, wanted))
      clashes.push({
        name,
        title: isProvider === viewerIsProvider ? title : null,
        startsAt,
        endsAt,
        timeZone,
      });
  }
  return clashes;
}
