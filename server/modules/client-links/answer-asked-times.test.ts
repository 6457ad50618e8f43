import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeClientLink } from './client-links.factory.ts';

let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
});

/** A client with a link asks for two other times. @returns the visit, and the times */
async function asked(given: { ownerId?: string } = {}) {
  const visit = await app.transact((t) =>
    makeClientLink(t, app.app.platform.secrets, {
      providerId: maya.id,
      startsAt: after(t.now, days(4)),
      ...given,
    }),
  );
  const times = [1, 2].map((n) => after(new Date(visit.startsAt), days(n)).toISOString());
  await ask(visit.secret, times);
  return { ...visit, times };
}
const ask = (secret: string, startsAt: string[]) =>
  app.stranger.call('POST /api/client-links/:secret/ask-move', {
    params: { secret },
    body: { startsAt, note: 'Mornings are best.' },
  });
const shown = async (secret: string) =>
  (await app.stranger.call('GET /api/client-links/:secret', { params: { secret } })).body.visit;
const visitOf = async (who: Caller, id: string) =>
  (await who.call('GET /api/visits/:id', { params: { id } })).body;
const firstAsked = async (id: string) => (await visitOf(maya, id)).askedMove?.times[0]?.id ?? '';
const decline = (id: string, answer?: string, who = maya) =>
  who.call('POST /api/time-offers/:id/decline', { params: { id }, body: answer ? { answer } : {} });
const needs = async () => (await maya.call('GET /api/day')).body.needsYou;
const mails = async (secret = '') => {
  await app.settle();
  return (await app.app.platform.mailer.kept(100)).filter(
    ({ toAddress, body }) => toAddress === 'maria@people.example' && body.includes(`/v/${secret}`),
  );
};

describe('a time that a client asks for', () => {
  test('needs the provider on the Day, with the times to agree to', async () => {
    const { id, times, endsAt, startsAt } = await asked();
    const length = Date.parse(endsAt) - Date.parse(startsAt);
    const [need, ...others] = await needs();
    expect(others).toEqual([]);
    expect(need).toMatchObject({
      kind: 'answer_time',
      visitId: id,
      toldBy: 'email',
      askedMove: { isDeclined: false, note: 'Mornings are best.' },
    });
    expect(need?.askedMove?.times.map((time) => Date.parse(time.startsAt))).toEqual(times.map(Date.parse));
    expect(Date.parse(need?.askedMove?.times[0]?.endsAt ?? '')).toBe(Date.parse(times[0] ?? '') + length);
  });

  test('is declined with a word: the visit stays, and the client reads it on the page and in a mail', async () => {
    const { id, secret, startsAt } = await asked();
    const { status } = await decline(await firstAsked(id), 'The van is full that week.');
    expect(status).toBe(200);
    const visit = await shown(secret);
    expect(Date.parse(visit?.startsAt ?? '')).toBe(Date.parse(startsAt));
    expect(visit).toMatchObject({
      status: 'booked',
      timeOffers: [],
      askedMove: { isDeclined: true, answer: 'The van is full that week.' },
    });
    expect(await needs()).toEqual([]);
    const [mail, ...more] = await mails(secret);
    expect(more).toEqual([]);
    expect(mail?.body).toMatch(/cannot make the time that you asked for. Biscotti stays booked for /);
    expect(mail?.body).toContain('The van is full that week.');
    const { history } = await visitOf(maya, id);
    expect(history.at(-1)).toMatchObject({ what: 'move_declined', note: 'The van is full that week.' });
  });

  test('is declined once, and what was said of it ends with the next question', async () => {
    const { id, secret, times } = await asked();
    const first = await firstAsked(id);
    await decline(first);
    expect((await decline(first)).problem.code).toBe('taken');
    await ask(secret, [times[1] ?? '']);
    expect((await shown(secret))?.askedMove).toMatchObject({ isDeclined: false, answer: null });
    expect((await decline(first)).problem.code).toBe('taken');
    expect(await needs()).toHaveLength(1);
  });

  test('is agreed to: the client is mailed the new time, and the move is the provider’s', async () => {
    const { id, secret, times } = await asked();
    const accepted = await maya.call('POST /api/time-offers/:id/accept', {
      params: { id: await firstAsked(id) },
    });
    expect(accepted.status).toBe(200);
    const visit = await shown(secret);
    expect(Date.parse(visit?.startsAt ?? '')).toBe(Date.parse(times[0] ?? ''));
    expect(visit?.askedMove).toBeNull();
    expect((await visitOf(maya, id)).history.at(-1)?.who).not.toBeNull();
    expect((await mails(secret)).map(({ body }) => /is now booked for/.test(body))).toEqual([true]);
  });

  test('is neither agreed to nor shown once it has passed', async () => {
    const visit = await app.transact((t) =>
      makeClientLink(t, app.app.platform.secrets, { providerId: maya.id, startsAt: after(t.now, days(4)) }),
    );
    await ask(visit.secret, [after(app.clock.now(), days(1)).toISOString()]);
    const first = await firstAsked(visit.id);
    const now = app.clock.now();
    app.clock.moveTo(after(now, days(2)));
    maya = await app.as(maya.id);
    expect((await shown(visit.secret))?.askedMove).toBeNull();
    expect(await needs()).toEqual([]);
    expect(
      (await maya.call('POST /api/time-offers/:id/accept', { params: { id: first } })).problem.code,
    ).toBe('too_late');
    app.clock.moveTo(now);
  });

  test('is answered by no one but the provider of the visit', async () => {
    const { id } = await asked();
    const first = await firstAsked(id);
    const other = await app.as((await app.transact((t) => makeGroomer(t))).id);
    expect((await decline(first, 'No', other)).status).toBe(404);
    expect((await decline(first, 'No', app.stranger)).status).toBe(401);
    expect((await decline(first, 'x'.repeat(501))).status).toBe(422);
  });
});

test('a client with an account is notified of either answer, and reads it with their visit', async () => {
  const parent = await signInPetOwner(app);
  const { id, startsAt } = await app.transact((t) =>
    makeOwnVisit(t, { providerId: maya.id, ownerId: parent.id, startsAt: after(t.now, days(4)) }),
  );
  const askFor = (n: number) =>
    parent.call('POST /api/visits/:id/ask-move', {
      params: { id },
      body: { startsAt: [after(new Date(startsAt), days(n)).toISOString()] },
    });
  const told = async () => {
    await app.settle();
    return (await parent.call('GET /api/notifications')).body.map(({ title }: { title: string }) => title);
  };
  await askFor(1);
  expect((await visitOf(parent, id)).askedMove).toMatchObject({ isDeclined: false });
  expect(await needs()).toMatchObject([{ kind: 'answer_time', toldBy: 'account' }]);
  const before = await mails();
  await decline(await firstAsked(id), 'I am away.');
  expect(await told()).toEqual([expect.stringMatching(/ cannot make the time you asked for$/)]);
  expect((await visitOf(parent, id)).askedMove).toMatchObject({ isDeclined: true, answer: 'I am away.' });
  await askFor(2);
  await maya.call('POST /api/time-offers/:id/accept', { params: { id: await firstAsked(id) } });
  expect((await told())[0]).toMatch(/ agreed to another time for Biscotti/);
  expect(await mails()).toEqual(before);
});

test('who is not written to, or stopped mails, is told by the provider', async () => {
  for (const change of ["contact_by = 'call'", 'no_mail_at = now()', 'email = null']) {
    maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
    const { id, clientId } = await asked();
    await app.app.platform.sql.unsafe(`update clients set ${change} where id = '${clientId}'`);
    expect(await needs()).toMatchObject([{ toldBy: null }]);
    const before = await mails();
    expect((await decline(await firstAsked(id))).status).toBe(200);
    expect(await mails()).toEqual(before);
  }
});
