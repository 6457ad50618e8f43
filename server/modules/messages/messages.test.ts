import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeMessage } from './messages.factory.ts';
import { conversationsOf, mailsTo, markRead, unknownPerson, read, wait, write } from './messages.scenario.ts';

let app: TestApp;
let maya: Caller;
let renee: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  maya = await app.signIn({ firstName: 'Maya', lastName: 'Ortiz' });
  renee = await app.signIn({ firstName: 'Renee', lastName: 'Calloway', roles: ['owner'] });
});

/** Returns the cursor of the `rel="next"` link. */
const nextCursor = (headers: { link?: unknown }) =>
  /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(String(headers.link))?.[1];

describe('sending a message', () => {
  test('shows the trimmed message to both sides, unread for the recipient', async () => {
    const sent = await write(renee, maya, '  Which door\nbefore eight? ', { fromUserId: renee.id });
    expect(sent.status).toBe(201);
    const message = {
      fromUserId: renee.id,
      toUserId: maya.id,
      content: 'Which door\nbefore eight?',
      kind: 'text',
      read: false,
    };
    expect(sent.body).toMatchObject(message);

    for (const [one, other] of [
      [maya, renee],
      [renee, maya],
    ] as const) {
      const { status, body } = await read(one, other);
      expect({ status, body }).toMatchObject({ status: 200, body: [{ id: sent.body.id, ...message }] });
    }
    expect((await conversationsOf(maya)).body).toMatchObject([
      {
        otherUserId: renee.id,
        otherUserName: 'Renee Calloway',
        otherUserType: 'owner',
        otherBusinessName: null,
        otherHasLeft: false,
        lastMessage: message.content,
        lastFromUserId: renee.id,
        unreadCount: 1,
      },
    ]);
    expect((await conversationsOf(renee)).body).toMatchObject([
      { otherUserId: maya.id, otherUserName: 'Maya Ortiz', otherUserType: 'groomer', unreadCount: 0 },
    ]);
  });

  test.each([
    ['nothing', ''],
    ['only blanks', ' \n\t '],
    ['too much', 'x'.repeat(1001)],
  ])('refuses %s and saves nothing', async (_, content) => {
    const { status, problem } = await write(renee, maya, content);
    expect({ status, errors: problem.errors }).toMatchObject({ status: 422, errors: [{ path: 'content' }] });
    expect((await conversationsOf(maya)).body).toEqual([]);
  });

  test('accepts up to 1000 characters of any kind', async () => {
    const content = `${'👩🏽‍🔧'.repeat(20)}"O'Neil" <b>&amp;`.padEnd(1000, 'é');
    expect((await write(renee, maya, content)).body.content).toBe(content);
    expect((await read(maya, renee)).body[0]?.content).toBe(content);
  });

  test('in another account’s name is refused', async () => {
    const { status } = await write(renee, maya, 'I am Maya.', { fromUserId: maya.id });
    expect(status).toBe(403);
  });

  test('to oneself or to an unknown account is refused', async () => {
    expect((await write(renee, renee, 'Note to self')).status).toBe(422);
    expect((await write(renee, unknownPerson, 'Anybody there?')).status).toBe(404);
  });

  test('to somebody who never joined and could not read it is refused', async () => {
    const guest = await app.signIn({ membership: false });
    const answer = await maya.call('POST /api/messages', {
      body: { fromUserId: 'current-user', toUserId: guest.id, content: 'Hello' },
    });
    expect(answer.status).toBe(404);
    const conversations = await maya.call('GET /api/messages/conversations/:userId', {
      params: { userId: 'current-user' },
    });
    expect(conversations.body.map(({ otherUserId }) => otherUserId)).not.toContain(guest.id);
  });

  test('is rate limited', async () => {
    await write(maya, renee, 'What is left?');
    const answers = [];
    for (let n = 0; n < 121; n++) answers.push((await write(renee, maya, `Buy shears ${n}`)).status);
    expect(answers.filter((status) => status !== 201)).toEqual([429]);
  });
});

describe('a message that is sent again', () => {
  test('is the same message', async () => {
    const first = await write(renee, maya, 'Side door.', { clientId: 'one' });
    const again = await write(renee, maya, 'Side door.', { clientId: 'one' });
    expect(again.status).toBe(201);
    expect(again.body.id).toBe(first.body.id);
    expect((await read(maya, renee)).body).toHaveLength(1);
    expect((await conversationsOf(maya)).body[0]?.unreadCount).toBe(1);
  });

  test('is also the same message if both copies arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => write(renee, maya, 'Side door.', { clientId: 'at once' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await read(maya, renee)).body).toHaveLength(1);
    expect((await conversationsOf(maya)).body[0]?.unreadCount).toBe(1);
  });

  test('cannot change its content, and two senders may use the same id', async () => {
    await write(renee, maya, 'Side door.', { clientId: 'two' });
    expect((await write(renee, maya, 'Front door.', { clientId: 'two' })).status).toBe(409);
    expect((await write(maya, renee, 'Front door?', { clientId: 'two' })).status).toBe(201);
  });
});

describe('reading', () => {
  test('returns the newest 50 with a link to the older ones', async () => {
    await app.transact(async (t) => {
      for (let n = 1; n <= 120; n++)
        await makeMessage(t, { fromId: renee.id, toId: maya.id, content: `${n}` });
    });
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const { body, headers } = await read(maya, renee, cursor ? { cursor } : {});
      pages.push(body.map(({ content }) => content));
      cursor = nextCursor(headers);
    } while (cursor);
    expect(pages.map((page) => [page.length, page[0], page.at(-1)])).toEqual([
      [50, '120', '71'],
      [50, '70', '21'],
      [20, '20', '1'],
    ]);
  });

  test('conversations are listed the latest first, page by page', async () => {
    const others = [];
    for (let n = 0; n < 5; n++) others.push(await app.signIn({ firstName: `N${n}` }));
    for (const other of others) await write(other, maya, 'Hello');
    await write(maya, others[1] ?? renee, 'Hello again');
    const first = await conversationsOf(maya, { limit: 3 });
    const rest = await conversationsOf(maya, { limit: 3, cursor: nextCursor(first.headers) });
    expect([...first.body, ...rest.body].map(({ otherUserName }) => otherUserName.split(' ')[0])).toEqual([
      'N1',
      'N4',
      'N3',
      'N2',
      'N0',
    ]);
    expect(nextCursor(rest.headers)).toBeUndefined();
  });

  test('a person without messages gives an empty page; an unknown account is not found', async () => {
    expect(await read(maya, renee)).toMatchObject({ status: 200, body: [] });
    expect((await read(maya, unknownPerson)).status).toBe(404);
    expect((await read(maya, maya)).status).toBe(404);
  });

  test('an invalid cursor is refused by name', async () => {
    expect(await read(maya, renee, { cursor: 'x' })).toMatchObject({ status: 422 });
    expect(await conversationsOf(maya, { cursor: 'WzFd' })).toMatchObject({ status: 422 });
  });
});

describe('read marks', () => {
  test('clear the unread count, and the sender sees them', async () => {
    const first = await write(renee, maya, 'One');
    const second = await write(renee, maya, 'Two');
    expect((await markRead(maya, renee, first.body.id)).status).toBe(204);
    expect((await conversationsOf(maya)).body[0]?.unreadCount).toBe(1);
    expect((await read(renee, maya)).body.map((message) => message.read)).toEqual([false, true]);

    await markRead(maya, renee, second.body.id);
    expect((await conversationsOf(maya)).body[0]?.unreadCount).toBe(0);
    expect((await read(renee, maya)).body.map((message) => message.read)).toEqual([true, true]);
  });

  test('never move back', async () => {
    const first = await write(renee, maya, 'One');
    const second = await write(renee, maya, 'Two');
    await markRead(maya, renee, second.body.id);
    await markRead(maya, renee, first.body.id);
    expect((await conversationsOf(maya)).body[0]?.unreadCount).toBe(0);
  });

  test('of one side do not change the other side’s', async () => {
    const sent = await write(renee, maya, 'One');
    await markRead(renee, maya, sent.body.id);
    expect((await read(renee, maya)).body[0]?.read).toBe(false);
    expect((await conversationsOf(maya)).body[0]?.unreadCount).toBe(1);
  });

  test('keep the unread count right under concurrent messages', async () => {
    await write(maya, renee, 'Count them.');
    const sent = await write(renee, maya, 'Zero');
    const sends = Array.from({ length: 20 }, (_, n) => write(renee, maya, `${n}`));
    const marks = Array.from({ length: 5 }, () => markRead(maya, renee, sent.body.id));
    await Promise.all([...sends, ...marks]);
    const { body } = await read(maya, renee);
    const later = body.findIndex(({ id }) => id === sent.body.id);
    expect((await conversationsOf(maya)).body[0]?.unreadCount).toBe(later);
  });
});

describe('a mail about unread messages', () => {
  test('is sent once per conversation until it is read', async () => {
    await write(renee, maya, 'One');
    await app.settle();
    expect(await mailsTo(app, maya)).toEqual([]);
    await wait(app);
    expect(await mailsTo(app, maya)).toMatchObject([{ subject: 'Renee Calloway wrote to you' }]);
    const { id } = (await write(renee, maya, 'Two')).body;
    await wait(app);
    expect(await mailsTo(app, maya)).toHaveLength(1);

    await markRead(maya, renee, id);
    await write(renee, maya, 'Three');
    await wait(app);
    const mails = await mailsTo(app, maya);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.body).toContain('Three');
    expect(mails[1]?.body).toContain(`/messages?with=${renee.id}`);
    expect(await mailsTo(app, renee)).toEqual([]);
  });

  test('is not sent for messages read in time', async () => {
    const { id } = (await write(renee, maya, 'One')).body;
    await markRead(maya, renee, id);
    await wait(app);
    expect(await mailsTo(app, maya)).toEqual([]);
  });
});
