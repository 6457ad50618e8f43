import { after, minutes } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { behaviorOf } from '../kind.ts';
import { collect } from './deliver-mail.ts';
import { listOfMinute } from './delivery.queries.ts';
import { judgeDelivery } from './judge-delivery.ts';
import { sendNotice, sendTogether } from './send-notice.ts';

/** The notifications of one kind that an account got within the minute from `from`. */
export type OfMinute = { accountId: string; kind: string; from: string };

/** The minute of an instant, as an instant in ISO 8601. */
export const minuteOf = (instant: Date): string =>
  new Date(Math.floor(instant.getTime() / minutes(1)) * minutes(1)).toISOString();

const endOf = ({ from }: OfMinute): Date => after(new Date(from), minutes(1));

/** Schedules their mail once for the end of their minute, or for a later time. */
export const mailTogether = (t: Transaction, those: OfMinute, at = endOf(those)) =>
  t.schedule('mail-together', those, at, `${those.accountId} ${those.kind} ${those.from}`);

/** Mails them as one, without what was read or is no longer wanted; after quiet hours or in the digest where one waits. */
export async function deliverTogether(platform: Platform, those: OfMinute, jobId: string): Promise<void> {
  const found = await listOfMinute(platform.sql, those.accountId, those.kind, those.from, endOf(those));
  const ready = [];
  for (const delivery of found) {
    const verdict = await judgeDelivery(platform, delivery, 'email');
    if (verdict === 'send') ready.push(delivery);
    else if (verdict === 'collect') await platform.transact((t) => collect(t, delivery));
    else if (verdict !== 'drop') return platform.transact((t) => mailTogether(t, those, verdict.wait));
  }
  const [first, second] = ready;
  if (!first) return;
  if (!second) return sendNotice(platform, first.reader, first.kind, first, first.id);
  const behavior = behaviorOf(platform.extensions, those.kind);
  if (behavior?.together) await sendTogether(platform, first.reader, behavior, ready, jobId);
}
