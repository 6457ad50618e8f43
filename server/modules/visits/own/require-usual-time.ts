import { checkTime } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';

/** Names what speaks against a time without forbidding it. @throws Problem `unconfirmed` naming `anyway` */
export async function requireUsualTime(
  t: Transaction,
  actor: Actor,
  time: { from: string; to: string },
): Promise<void> {
  const { timeOff, busyElsewhere, outsideHours } = await checkTime(t.sql, actor.id, time);
  const [off] = timeOff;
  if (off) throw bookAnyway(off.note ? `You are off then: ${off.note}` : 'You are off then.');
  if (busyElsewhere.length > 0) throw bookAnyway('The calendar that you keep elsewhere has something then.');
  if (outsideHours) throw bookAnyway('This is outside of your working hours.');
}

/** A refusal that the provider may overrule. */
export const bookAnyway = (detail: string) =>
  problem('unconfirmed', detail, [{ path: 'anyway', message: 'Book anyway' }]);
