import { uuidv7 } from 'uuidv7';
import { href } from '#contract/pages.ts';
import { makeSession } from '#server/modules/identity/identity.factory.ts';
import { hashToken } from '#server/modules/identity/tokens.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertNotification } from './delivery/notifications.queries.ts';
import type { NewNotification } from './delivery/notifications.queries.ts';
import { saveSubscription } from './push/push.queries.ts';
import type { NewSubscription } from './push/push.queries.ts';

type For<Row> = Partial<Row> & { accountId: string };

export async function makeNotification(
  t: Transaction,
  given: For<NewNotification>,
): Promise<NewNotification> {
  const row: NewNotification = {
    id: uuidv7(),
    kind: 'review_received',
    about: uuidv7(),
    title: 'Maya Ortiz reviewed you: 5 of 5',
    text: 'Both reviews are open now. You can reply to yours once.',
    path: href('profile'),
    inApp: true,
    usefulUntil: null,
    workFrom: null,
    workUntil: null,
    otherId: null,
    createdAt: t.now,
    ...given,
  };
  await insertNotification(t.sql, row);
  return row;
}

/** A browser of the account with a session of its own. */
export async function makePushSubscription(
  t: Transaction,
  given: For<NewSubscription>,
): Promise<{ id: string }> {
  const cookie = await makeSession(t, given.accountId);
  const row: NewSubscription = {
    id: uuidv7(),
    sessionHash: hashToken(cookie.slice(cookie.indexOf('=') + 1)),
    endpoint: `https://fcm.googleapis.com/fcm/send/${uuidv7()}`,
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
    createdAt: t.now,
    ...given,
  };
  return { id: await saveSubscription(t.sql, row) };
}
