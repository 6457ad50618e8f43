import { after, minutes } from '#server/platform/clock.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

type Who = Pick<Caller, 'id'>;
export const unknownPerson: Who = { id: '019aa000-0000-7000-8000-000000000000' };

export const write = (from: Caller, to: Who, content: string, more: object = {}) =>
  from.call('POST /api/messages', {
    body: { fromUserId: 'current-user', toUserId: to.id, content, ...more },
  });
export const conversationsOf = async (caller: Caller, query: object = {}) =>
  caller.call('GET /api/messages/conversations/:userId', {
    params: { userId: 'current-user' },
    query: { ...query },
  });
export const read = (caller: Caller, other: Who, query: object = {}) =>
  caller.call('GET /api/messages/:userId/:otherUserId', {
    params: { userId: caller.id, otherUserId: other.id },
    query: { ...query },
  });
export const markRead = (caller: Caller, other: Who, messageId: string) =>
  caller.call('POST /api/messages/:userId/:otherUserId/read', {
    params: { userId: 'current-user', otherUserId: other.id },
    body: { messageId },
  });

/** Reads the mails sent to a caller. */
export const mailsTo = async (app: TestApp, caller: Caller) =>
  app.app.platform.sql<{ subject: string; body: string }[]>`
    select m.subject, m.body from mails m join accounts a on a.email = m.to_address where a.id = ${caller.id}`;
/** Waits until the reminder mails about unread messages are sent. */
export const wait = async (app: TestApp) => {
  app.clock.moveTo(after(app.clock.now(), minutes(11)));
  await app.settle();
};
