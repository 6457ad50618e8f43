import { uuidv7 } from 'uuidv7';
import type { AnsweredHow } from '#contract/price-changes.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertPriceChange } from './price-changes.queries.ts';

type OfVisit = { id: string; providerId: string; ownerId: string | null; listPrice: number | null };
type Given = {
  reason?: string;
  line?: string;
  photos?: string[];
  amount?: number;
  said?: { how: AnsweredHow; name: string };
};

/** Asks for $20 more on a visit because of mats. @returns its id */
export async function makePriceChange(t: Transaction, visit: OfVisit, given: Given = {}): Promise<string> {
  const { reason = 'Mats behind both ears', line = 'Mats', photos = [], amount = 2000, said } = given;
  const id = uuidv7();
  const oldTotal = visit.listPrice ?? 0;
  await insertPriceChange(t.sql, said ? 'note' : 'ask', {
    id,
    accountId: visit.providerId,
    ownerId: visit.ownerId,
    clientId: null,
    visitId: visit.id,
    lines: [{ name: line, amount }],
    reason,
    photos,
    oldTotal,
    newTotal: oldTotal + amount,
    createdAt: t.now,
    expiresAt: after(t.now, minutes(30)),
    ...(said && { answeredHow: said.how, answeredName: said.name, answeredAt: t.now }),
  });
  return id;
}
