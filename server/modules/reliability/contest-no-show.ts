import { problem } from '#server/platform/problem.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { uuidv7 } from 'uuidv7';
import { appealLifecycle } from './appeals.lifecycle.ts';
import { contestAppeal, insertAppeal, lockNoShow, restoreFact, settleAppeal } from './appeals.queries.ts';
import { undoFacts } from './reliability.queries.ts';

/**
 * Puts a reported no-show aside and before the admins: it counts only once it is upheld.
 * @throws Problem `already_done` if an admin has decided an appeal to it
 */
export async function contestNoShow(
  t: Transaction,
  accountId: string,
  subjectId: string,
  text: string,
): Promise<void> {
  const noShow = await lockNoShow(t.sql, accountId, subjectId);
  if (!noShow) throw problem('too_late', 'This no-show no longer counts.');
  const { factId, appeal } = noShow;
  if (appeal && !can(appealLifecycle, 'settle', appeal.status))
    throw problem('already_done', 'An admin has decided this already.');
  await undoNoShow(t, accountId, subjectId);
  if (appeal) await contestAppeal(t.sql, appeal.id, text);
  else await insertAppeal(t.sql, { id: uuidv7(), factId, accountId, text, filedAt: t.now, contested: true });
}

/** Records that the two sides agree on a no-show: it `counts`, or the report is taken back. */
export async function settleNoShow(
  t: Transaction,
  accountId: string,
  subjectId: string,
  { counts }: { counts: boolean },
): Promise<void> {
  const noShow = await lockNoShow(t.sql, accountId, subjectId);
  if (!noShow) return;
  const { factId, appeal } = noShow;
  if (appeal && can(appealLifecycle, 'settle', appeal.status)) await settleAppeal(t.sql, appeal.id, t.now);
  if (counts) await restoreFact(t.sql, factId);
  else await undoNoShow(t, accountId, subjectId);
}

const undoNoShow = (t: Transaction, accountId: string, subjectId: string) =>
  undoFacts(t.sql, { accountId, subjectId, kinds: ['no_show'] }, t.now);
