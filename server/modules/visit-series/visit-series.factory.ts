import { uuidv7 } from 'uuidv7';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertGap, insertSeries } from './visit-series.queries.ts';

type Given = { everyWeeks?: number; startsOn?: string; startTime?: string; gap?: string };

/** Makes a series of every six weeks from a visit in five days on, with a gap if a day for it is given. */
export async function makeSeries(t: Transaction, providerId: string, given: Given = {}): Promise<string> {
  const { everyWeeks = 6, startsOn = '2026-12-02', startTime = '09:00', gap } = given;
  const visit = await makeOwnVisit(t, { providerId, startsAt: new Date(`${startsOn}T15:00:00Z`) });
  const id = await repeatMade(t, visit.id, { everyWeeks, startsOn, startTime });
  if (gap) await insertGap(t.sql, { seriesId: id, day: gap, because: 'You are off then.' });
  return id;
}

/** Makes a series of a visit, which is the first of it. */
export async function repeatMade(
  t: Transaction,
  visitId: string,
  { everyWeeks = 6, startsOn = '2026-12-02', startTime = '09:00' }: Given = {},
): Promise<string> {
  const id = uuidv7();
  await insertSeries(t.sql, { id, visitId, everyWeeks, startsOn, startTime, until: null, now: t.now });
  return id;
}
