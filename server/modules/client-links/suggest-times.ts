import { uuidv7 } from 'uuidv7';
import { after, days } from '#server/platform/clock.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { closeTimeOffers, insertTimeOffers } from './client-links.queries.ts';

/** How far ahead a time may be. */
const aheadAtMost = days(180);

type Suggested = {
  by: 'client' | 'provider';
  clientId: string;
  startsAt: string[];
  note?: string | undefined;
};

/** Writes other times for a visit, instead of those that the same side named before. @throws Problem `invalid` */
export async function suggestTimes(
  t: Transaction,
  visit: { id: string; providerId: string; startsAt: string; endsAt: string },
  { by, clientId, startsAt, note }: Suggested,
): Promise<void> {
  const length = Date.parse(visit.endsAt) - Date.parse(visit.startsAt);
  const wanted = [...new Set(startsAt.map((at) => Date.parse(at)))];
  if (wanted.some((at) => at <= t.now.getTime() || at > after(t.now, aheadAtMost).getTime()))
    throw fieldProblem('startsAt', 'Choose times within the next six months');
  await closeTimeOffers(t.sql, visit.id, by);
  await insertTimeOffers(
    t.sql,
    wanted.map((at) => ({
      id: uuidv7(),
      accountId: visit.providerId,
      clientId,
      visitId: visit.id,
      by,
      startsAt: new Date(at),
      endsAt: new Date(at + length),
      note: note || null,
      createdAt: t.now,
    })),
  );
}
