import type { Fact } from '#contract/reliability.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { uuidv7 } from 'uuidv7';
import { appealRefusal } from './appeals.policy.ts';
import { findFact, insertAppeal, lockFact } from './appeals.queries.ts';
import { toFact } from './list-facts.ts';

/**
 * Asks an admin to look at a fact that counts against the account.
 * @throws Problem `not_found`, `already_done`, `too_late`
 */
export async function fileAppeal(
  t: Transaction,
  accountId: string,
  factId: string,
  text: string,
): Promise<Fact> {
  await lockFact(t.sql, factId);
  const fact = await findFact(t.sql, factId, accountId);
  if (!fact) throw notFound('fact');
  const refusal = appealRefusal(fact, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  await insertAppeal(t.sql, { id: uuidv7(), factId, accountId, text, filedAt: t.now });
  const appealed = await findFact(t.sql, factId, accountId);
  if (!appealed) throw notFound('fact');
  return toFact(appealed, t.now);
}
