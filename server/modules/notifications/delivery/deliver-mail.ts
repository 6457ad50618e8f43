import type { Platform } from '#server/platform/platform.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { timeNext } from '#server/platform/wall-clock.ts';
import { findSettings } from '../preferences/preferences.queries.ts';
import { addToDigest, findDelivery, listDigest, removeFromDigest } from './delivery.queries.ts';
import type { Delivery } from './delivery.queries.ts';
import { digestTime, judgeDelivery } from './judge-delivery.ts';
import { sendDigest, sendNotice } from './send-notice.ts';

/** Mails a notification, now or after quiet hours, or adds it to the digest. */
export async function deliverMail(platform: Platform, notificationId: string): Promise<void> {
  const delivery = await findDelivery(platform.sql, notificationId);
  if (!delivery) return;
  const verdict = await judgeDelivery(platform, delivery, 'email');
  if (verdict === 'drop') return;
  if (verdict === 'send') return sendNotice(platform, delivery.reader, delivery.kind, delivery, delivery.id);
  await platform.transact((t) =>
    verdict === 'collect'
      ? collect(t, delivery)
      : t.schedule('mail-notification', { notificationId }, verdict.wait, notificationId),
  );
}

/** Adds a notification to its reader's next digest. */
export async function collect(t: Transaction, { id, reader }: Delivery): Promise<void> {
  await addToDigest(t.sql, id);
  const { timeZone } = await findSettings(t.sql, reader.id);
  const at = timeNext(digestTime, t.now, timeZone);
  await t.schedule('mail-digest', { accountId: reader.id }, at, `${reader.id} ${at.toISOString()}`);
}

/** Mails what was collected, without what was read or is no longer wanted. */
export async function deliverDigest(platform: Platform, accountId: string, jobId: string): Promise<void> {
  const collected = await listDigest(platform.sql, accountId);
  const [first] = collected;
  if (!first) return;
  const wanted = [];
  for (const delivery of collected)
    if ((await judgeDelivery(platform, delivery, 'email')) !== 'drop') wanted.push(delivery);
  if (wanted.length > 0) await sendDigest(platform, first.reader, wanted, jobId);
  await removeFromDigest(
    platform.sql,
    collected.map(({ id }) => id),
  );
}
