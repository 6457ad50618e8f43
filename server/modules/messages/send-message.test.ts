import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxNewConversations, maxUnansweredMessages } from '#contract/messages/messages.ts';
import {
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { after, hours } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { conversationsOf, read, write } from './messages.scenario.ts';

let app: TestApp;
let maya: Caller;
let renee: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [maya, renee] = [await app.signIn(), await app.signIn()];
});

const upload = (who: Caller) => app.transact((t) => makePhoto(t, who.id));

describe('photos', () => {
  test('are sent with or without words, in their order', async () => {
    const [one, two] = [await upload(renee), await upload(renee)];
    const sent = await write(renee, maya, '', { photoIds: [two.id, one.id] });
    expect(sent).toMatchObject({ status: 201, body: { content: '', photoUrls: [two.url, one.url] } });
    expect((await read(maya, renee)).body).toMatchObject([{ photoUrls: [two.url, one.url] }]);
    expect((await conversationsOf(maya)).body).toMatchObject([{ lastMessage: '', lastPhotoCount: 2 }]);
  });

  test('are refused if they are too many, another’s, or none without words', async () => {
    const own = await Promise.all(Array.from({ length: 5 }, () => upload(renee)));
    const foreign = await upload(maya);
    for (const [photoIds, path] of [
      [own.map(({ id }) => id), 'photoIds'],
      [[foreign.id], 'photoIds'],
      [[], 'content'],
    ] as const) {
      const { status, problem } = await write(renee, maya, '', { photoIds });
      expect({ status, errors: problem.errors }).toMatchObject({ status: 422, errors: [{ path }] });
    }
    expect((await read(maya, renee)).body).toEqual([]);
  });

  test('may be seen by the two people of the conversation and nobody else', async () => {
    const { id, url } = await upload(renee);
    await write(renee, maya, 'This towel', { photoIds: [id] });
    const third = await app.signIn();
    const report = (who: Caller) =>
      who.call('POST /api/reports', {
        body: { kind: 'photo', id: url.slice('/media/'.length), category: 'spam', text: '' },
      });
    // The factory stores no file, so access is read from what a report may name.
    expect((await report(third)).status).toBe(404);
    expect((await report(maya)).status).toBe(201);
  });
});

describe('limits toward strangers', () => {
  test('a person who never answers gets only so many messages, also when they are sent again', async () => {
    for (let n = 0; n < maxUnansweredMessages; n++)
      expect((await write(renee, maya, `${n}`, { clientId: `${n}` })).status).toBe(201);
    const { status, problem } = await write(renee, maya, 'Hello?', { clientId: 'one more' });
    expect({ status, problem }).toMatchObject({ status: 422, problem: { errors: [{ path: 'toUserId' }] } });
    expect((await write(renee, maya, '9', { clientId: '9' })).status).toBe(201);
    await write(maya, renee, 'I was grooming.');
    expect((await write(renee, maya, 'Hello?', { clientId: 'one more' })).status).toBe(201);
  });

  test('a conversation is with a stranger until one answers', async () => {
    await write(renee, maya, 'Call me at 512-555-0142');
    expect((await conversationsOf(maya)).body).toMatchObject([{ isStranger: true }]);
    await write(maya, renee, 'Hello');
    expect((await conversationsOf(maya)).body).toMatchObject([{ isStranger: false }]);
  });

  test('only so many new conversations begin in a day; known people can still be written to', async () => {
    const people = await Promise.all(Array.from({ length: maxNewConversations + 1 }, () => app.signIn()));
    const answers = [];
    for (const person of people) answers.push(await write(renee, person, 'Hello'));
    const last = answers.at(-1);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: maxNewConversations }, () => 201),
      429,
    ]);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(last?.problem.detail).toContain('everyone whom you have written to before');
    expect((await write(renee, people[0] ?? maya, 'And more')).status).toBe(201);
    const now = app.clock.now();
    app.clock.moveTo(after(now, hours(25)));
    expect((await write(renee, people.at(-1) ?? maya, 'Hello')).status).toBe(201);
    app.clock.moveTo(now);
  });

  test('the two sides of a booked visit can always write, without a membership and without answers', async () => {
    const [owner, groomer] = [await signInPetOwner(app), await signInGroomer(app)];
    await bookVisit(app, owner, groomer);
    await app.app.platform.sql`
      update memberships set status = 'expired', access_until = ${after(app.clock.now(), -hours(1))}
      where account_id in (${owner.id}, ${groomer.id})`;
    for (let n = 0; n <= maxUnansweredMessages; n++)
      expect((await write(groomer, owner, `${n}`)).status).toBe(201);
    expect((await write(owner, groomer, 'The gate is open.')).status).toBe(201);
    expect((await write(owner, maya, 'Hello')).status).toBe(402);
  });
});
