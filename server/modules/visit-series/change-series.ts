import { weeksAhead } from '#contract/visit-series.ts';
import type { ChangedSeries, SeriesChange } from '#contract/visit-series.ts';
import { addDays } from '#reference/calendar-days.ts';
import { datesAhead } from '#reference/series-dates.ts';
import { unbook } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { cancelVisit, changeOwnVisit, moveOwnVisit } from '#server/modules/visits/index.ts';
import { attempt } from '#server/platform/database/attempt.queries.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { isAgainstDate, noteGap, startOn } from './book-series.ts';
import { bookMore, getSeries, requireOpen } from './repeat-visit.ts';
import {
  findDays,
  findVisitsToMove,
  forgetEmptyDays,
  insertSeriesVisit,
  takeOut,
  writeChange,
} from './visit-series.queries.ts';

/**
 * Changes the rhythm and the prices of a series. Its visits ahead move to the new dates in their order; what is too much is cancelled,
 * and a job books what is missing. A date that is refused becomes a gap, and its visit is cancelled.
 * @throws Problem `not_found`, `already_done`, `invalid`, `changed_elsewhere`
 */
export async function changeSeries(
  t: Transaction,
  actor: Actor,
  id: string,
  change: SeriesChange,
): Promise<ChangedSeries> {
  const series = await requireOpen(t, actor, id);
  const today = dayIn(t.now, series.timeZone);
  requireDates(change, series, today);
  const visits = await findVisitsToMove(t.sql, id, t.now);
  if ((visits[0]?.day ?? null) !== change.from)
    throw problem('changed_elsewhere', 'This series was changed meanwhile. Look at its next visits again.');
  await writeChange(t.sql, id, change);
  // They may take each other's times, and so all of them leave first.
  await takeOut(
    t.sql,
    id,
    visits.map((visit) => visit.id),
  );
  for (const visit of visits) await unbook(t, { sourceKind: 'visit', sourceId: visit.id });
  await forgetEmptyDays(t.sql, id, addDays(today, 1));
  const { days } = await findDays(t.sql, id, today, t.now);
  const dates = datesAhead({ ...change, until: series.until }, today, weeksAhead).filter(
    (day) => !days.includes(day),
  );
  const moved: Moved[] = [];
  const cancelled: string[] = [];
  let refusal: Problem | undefined;
  for (const [index, visit] of visits.entries()) {
    const day = dates[index];
    const result =
      day === undefined ? undefined : await moveTo(t, actor, { id, ...series }, visit.id, day, change);
    if (result && 'done' in result) moved.push(result.done);
    else {
      await cancelVisit(t, actor, visit.id, { inSeries: true });
      cancelled.push(visit.id);
    }
    if (result && 'refusal' in result) refusal ??= result.refusal;
  }
  const [first] = moved;
  if (visits.length > 0 && !first)
    throw fieldProblem(
      'startsOn',
      `None of these dates can be booked. ${refusal?.message ?? 'A visit of the series is there already.'}`,
    );
  await bookMore(t, id);
  const was = first && first.was !== first.price ? { was: first.was ?? 0 } : {};
  if (first && (change.tell ?? true))
    await t.announce('visit.client_to_tell', { visitId: first.id, kind: 'series_changed', ...was });
  return {
    ...(await getSeries(t.sql, actor.id, id, t.now)),
    moved: first ? { visits: moved.length, firstId: first.id, ...was } : null,
    cancelled: cancelled[0] ? { visits: cancelled.length, firstId: cancelled[0] } : null,
  };
}

type Open = Awaited<ReturnType<typeof requireOpen>>;

/** @throws Problem `invalid` naming the field */
function requireDates({ startsOn, prices = [] }: SeriesChange, { until, petIds }: Open, today: string): void {
  if (startsOn <= today) throw fieldProblem('startsOn', 'Choose a day that is ahead.');
  if (startsOn > addDays(today, 365)) throw fieldProblem('startsOn', 'At most a year ahead.');
  if (until && startsOn > until) throw fieldProblem('startsOn', 'The series ends before this day.');
  const stranger = prices.findIndex(({ petId }) => !petIds.includes(petId));
  const twice = prices.findIndex(
    ({ petId }, index) => prices.findIndex((each) => each.petId === petId) < index,
  );
  if (twice >= 0) throw fieldProblem(`prices.${twice}.petId`, 'Name each pet once.');
  if (stranger >= 0) throw fieldProblem(`prices.${stranger}.petId`, 'This pet is not part of the series.');
}

/** A visit that moved, with its price before and now. */
type Moved = { id: string; was: number | null; price: number | null };

/** Moves one visit to a date of the series, or keeps why that cannot be. */
async function moveTo(
  t: Transaction,
  actor: Actor,
  { id, timeZone }: Open & { id: string },
  visitId: string,
  day: string,
  { startTime, prices = [] }: SeriesChange,
): Promise<{ done: Moved } | { refusal: Problem }> {
  const result = await attempt(t.sql, async () => {
    const startsAt = startOn(day, startTime, timeZone).toISOString();
    const visit = await moveOwnVisit(t, actor, visitId, { startsAt, inSeries: true });
    await insertSeriesVisit(t.sql, { seriesId: id, day, startsAt, visitId });
    return visit;
  });
  if ('done' in result) {
    const { price: was, pets } = result.done;
    const there = prices.filter(({ petId }) => pets.some((pet) => pet.id === petId));
    if (there.length === 0) return { done: { id: visitId, was, price: was } };
    const { price } = await changeOwnVisit(t, actor, visitId, { pets: there, tell: false });
    return { done: { id: visitId, was, price } };
  }
  if (!isAgainstDate(result.refusal)) throw result.refusal;
  await noteGap(t, id, day, result.refusal);
  return result;
}
