import { cutText } from '#reference/text/cut-text.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findDelivery } from '../delivery/delivery.queries.ts';
import { judgeDelivery } from '../delivery/judge-delivery.ts';
import { deleteGone, findPushDelivery, findSubscriptionIds } from './push.queries.ts';

/** Push services take at most 4,096 bytes after encryption; a mail has the whole text. */
const longestText = 300;
/** A push says what is new; later than this it is old. */
const newFor = hours(24);

/** Makes a job for each browser of the reader, so that a failing one does not repeat the others. */
export async function deliverPush(platform: Platform, notificationId: string): Promise<void> {
  const delivery = await findDelivery(platform.sql, notificationId);
  if (!delivery || !platform.push) return;
  const verdict = await judgeDelivery(platform, delivery, 'push');
  if (verdict === 'drop') return;
  await platform.transact(async (t) => {
    if (typeof verdict === 'object')
      return t.schedule('push-notification', { notificationId }, verdict.wait, notificationId);
    for (const { id } of await findSubscriptionIds(t.sql, delivery.reader.id, t.now)) {
      const subscriptionId = id;
      const key = `${notificationId} ${id}`;
      await t.schedule('push-to-browser', { notificationId, subscriptionId }, t.now, key);
    }
  });
}

/** Pushes to one browser, and forgets it if it no longer takes messages. */
export async function pushToBrowser(
  platform: Platform,
  { notificationId, subscriptionId }: { notificationId: string; subscriptionId: string },
): Promise<void> {
  const { sql, clock, push } = platform;
  const delivery = await findDelivery(sql, notificationId);
  const found = await findPushDelivery(sql, notificationId, subscriptionId);
  if (!delivery || !found || !push || (await judgeDelivery(platform, delivery, 'push')) === 'drop') return;
  const { endpoint, p256dh, auth, title, text, path: href } = found;
  const until = found.usefulUntil ? new Date(found.usefulUntil) : after(new Date(found.createdAt), newFor);
  const keepFor = until.getTime() - clock.now().getTime();
  if (keepFor <= 0) return;
  const payload = JSON.stringify({ id: notificationId, title, text: cutText(text, longestText), href });
  const topic = notificationId.replaceAll('-', '');
  const outcome = await push.send({ endpoint, p256dh, auth }, { payload, topic, keepFor });
  if (outcome === 'gone') await deleteGone(sql, subscriptionId, endpoint);
}
