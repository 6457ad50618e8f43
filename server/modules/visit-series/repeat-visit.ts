import { uuidv7 } from 'uuidv7';
import { isCancelled } from '#contract/grooming/grooming-lifecycle.ts';
import type { StoppedSeries, VisitSeries } from '#contract/visit-series.ts';
import { onBehalfOf } from '#server/modules/identity/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { cancelVisit } from '#server/modules/visits/index.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { addDays } from '#reference/calendar-days.ts';
import { dayIn, timeIn } from '#server/platform/wall-clock.ts';
import {
  endSeries,
  findFirstVisit,
  findOneSeries,
  findVisitsInPlace,
  forgetEmptyDays,
  insertSeries,
  lockSeries,
  lockSeriesOfClient,
  lockSeriesOfGone,
  putGapAside,
  writePause,
} from './visit-series.queries.ts';

type Draft = { visitId: string; everyWeeks: number; until?: string | null | undefined };

/** Repeats a visit of one's own client; the further dates are booked by a job. @throws Problem `not_found`, `already_done`, `invalid` */
export async function repeatVisit(t: Transaction, actor: Actor, draft: Draft): Promise<VisitSeries> {
  const visit = await findFirstVisit(t.sql, actor.id, draft.visitId);
  if (!visit) throw notFound('visit of your own client');
  if (isCancelled(visit.status)) throw problem('too_late', 'This visit was cancelled.');
  if (visit.isRepeated) throw problem('already_done', 'This visit repeats already.');
  const startsOn = dayIn(visit.startsAt, visit.timeZone);
  const until = draft.until ?? null;
  if (until && until <= startsOn) throw fieldProblem('until', 'The last day comes after the first visit.');
  const startTime = timeIn(visit.startsAt, visit.timeZone);
  const id = uuidv7();
  await insertSeries(t.sql, { ...draft, id, startsOn, startTime, until, now: t.now });
  await bookMore(t, id);
  return getSeries(t.sql, actor.id, id, t.now);
}

/** Pauses a series: what it has booked before a day is canceled. @throws Problem `not_found`, `already_done`, `invalid` */
export async function pauseSeries(
  t: Transaction,
  actor: Actor,
  id: string,
  { until, tell = true }: { until: string; tell?: boolean | undefined },
): Promise<StoppedSeries> {
  const { timeZone } = await requireOpen(t, actor, id);
  const today = dayIn(t.now, timeZone);
  if (until <= today) throw fieldProblem('until', 'Choose a day that is ahead.');
  if (until > addDays(today, 366)) throw fieldProblem('until', 'At most a year ahead.');
  const cancelled = await cancelAhead(t, actor, id, until);
  await writePause(t.sql, id, until);
  await bookMore(t, id);
  await tellOfCancelled(t, cancelled, tell);
  return { ...(await getSeries(t.sql, actor.id, id, t.now)), cancelled };
}

/** Books again from today on, also the dates that a pause has canceled. @throws Problem `not_found`, `already_done` */
export async function resumeSeries(t: Transaction, actor: Actor, id: string) {
  const { timeZone } = await requireOpen(t, actor, id);
  await writePause(t.sql, id, null);
  await forgetEmptyDays(t.sql, id, dayIn(t.now, timeZone));
  await bookMore(t, id);
  return getSeries(t.sql, actor.id, id, t.now);
}

/** @throws Problem `not_found`, `already_done` */
export async function finishSeries(
  t: Transaction,
  actor: Actor,
  id: string,
  { keepVisits = false, tell = true }: { keepVisits?: boolean | undefined; tell?: boolean | undefined },
): Promise<StoppedSeries> {
  await requireOpen(t, actor, id);
  const cancelled = keepVisits ? null : await cancelAhead(t, actor, id, null);
  await endSeries(t.sql, id, t.now);
  await tellOfCancelled(t, cancelled, tell);
  return { ...(await getSeries(t.sql, actor.id, id, t.now)), cancelled };
}

/** A pet died: series that are left without an animal end, with their visits ahead. */
export async function endSeriesOfPet(t: Transaction, petId: string): Promise<void> {
  for (const { id, accountId, roles } of await lockSeriesOfGone(t.sql, petId)) {
    await cancelAhead(t, onBehalfOf({ id: accountId, roles }), id, null);
    await endSeries(t.sql, id, t.now);
  }
}

/** Ends all series of a client, with their visits ahead. */
export async function endSeriesOfClient(t: Transaction, actor: Actor, clientId: string): Promise<void> {
  for (const { id } of await lockSeriesOfClient(t.sql, clientId)) {
    await cancelAhead(t, actor, id, null);
    await endSeries(t.sql, id, t.now);
  }
}

/** @throws Problem `not_found` */
export async function putAside(t: Transaction, actor: Actor, { id, day }: { id: string; day: string }) {
  if (!(await putGapAside(t.sql, actor.id, id, day, t.now))) throw notFound('gap');
}

/** @throws Problem `not_found`, `already_done` */
export async function requireOpen(t: Transaction, actor: Actor, id: string) {
  const series = await lockSeries(t.sql, actor.id, id);
  if (!series) throw notFound('series');
  if (!series.isOpen) throw problem('already_done', 'This series has ended.');
  return series;
}

type Cancelled = StoppedSeries['cancelled'];

async function cancelAhead(
  t: Transaction,
  actor: Actor,
  id: string,
  before: string | null,
): Promise<Cancelled> {
  const visits = await findVisitsInPlace(t.sql, id, before, t.now);
  for (const visit of visits) await cancelVisit(t, actor, visit.id, { inSeries: true });
  const [first] = visits;
  return first ? { visits: visits.length, firstId: first.id } : null;
}

/** One message names all the days that go. */
async function tellOfCancelled(t: Transaction, cancelled: Cancelled, tell: boolean): Promise<void> {
  if (cancelled && tell)
    await t.announce('visit.client_to_tell', { visitId: cancelled.firstId, kind: 'series_cancelled' });
}

export const bookMore = (t: Transaction, seriesId: string) =>
  t.schedule('series-book', { seriesId }, t.now, seriesId);

export async function getSeries(sql: Sql, accountId: string, id: string, now: Date): Promise<VisitSeries> {
  const series = await findOneSeries(sql, accountId, id, now);
  if (!series) throw notFound('series');
  return series;
}
