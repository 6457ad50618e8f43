import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import type { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeClientLink, makeTimeOffer } from './client-links.factory.ts';

let app: TestApp;
let maya: Caller;
let client: Caller;
beforeAll(async () => {
  app = await openTestApp();
  maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
  client = app.stranger;
});
afterAll(() => app.close());

/** Each visit has a day of its own, as their provider works alone. */
let ahead = 3;
const linked = (given: Parameters<typeof makeOwnVisit>[1] = {}) =>
  app.transact((t) =>
    makeClientLink(t, app.app.platform.secrets, {
      providerId: maya.id,
      startsAt: after(t.now, days(ahead++)),
      ...given,
    }),
  );
const notices = async () =>
  (await maya.call('GET /api/notifications')).body.map(({ title }: { title: string }) => title);

const choose = (secret: string, timeOfferId: string | undefined) =>
  client.call('POST /api/client-links/:secret/choose', {
    params: { secret },
    body: { timeOfferId: timeOfferId ?? '' },
  });

describe('the link of a visit', () => {
  test('shows the visit without an account, and nothing that is private', async () => {
    const { secret, id } = await linked();
    const { status, body } = await client.call('GET /api/client-links/:secret', { params: { secret } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      firstName: 'Maria',
      visit: {
        id,
        status: 'booked',
        pets: [{ name: 'Biscotti', services: ['full_groom'] }],
        price: 9500,
        policy: 'No cancellation fee.',
        actions: ['confirm', 'ask_move', 'cancel'],
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/teddy|muzzle|people\.example|0101/);
  });

  test('is the same for every message, and is found in no row of the database', async () => {
    const visit = await linked();
    const { id: visitId, providerId: accountId, clientId } = visit;
    const { body } = await maya.call('POST /api/clients/:id/messages', {
      params: { id: clientId },
      body: { kind: 'confirmation', channel: 'phone_app', visitId },
    });
    expect(body.text).toContain(`/v/${visit.secret}`);
    const rows = await app.app.platform.sql`
      select to_jsonb(l)::text || (select coalesce(string_agg(to_jsonb(m)::text, ''), '') from client_messages m) as text
      from client_links l where account_id = ${accountId}`;
    expect(JSON.stringify(rows)).not.toContain(visit.secret);
  });

  test('answers 410 for a guess, after 60 days, and once the client was told another one', async () => {
    const guessed = await client.call('GET /api/client-links/:secret', {
      params: { secret: 'A'.repeat(22) },
    });
    expect([guessed.status, guessed.problem.code]).toEqual([410, 'link_expired']);
    const cut = await client.call('GET /api/client-links/:secret', { params: { secret: 'x' } });
    expect([cut.status, cut.problem.detail]).toEqual([422, 'This is not the address of a visit.']);
    const { secret, endsAt, clientId } = await linked();
    const now = app.clock.now();
    app.clock.moveTo(after(new Date(endsAt), days(60) + minutes(1)));
    for (const act of ['confirm', 'stop-messages', 'remove-data'] as const)
      expect(
        (await client.call(`POST /api/client-links/:secret/${act}`, { params: { secret } })).status,
      ).toBe(410);
    app.clock.moveTo(now);
    const { sql } = app.app.platform;
    await sql`update clients set archived_at = ${now} where id = ${clientId}`;
    expect((await client.call('GET /api/client-links/:secret', { params: { secret } })).status).toBe(410);
    await sql`update clients set archived_at = null where id = ${clientId}`;
    await sql`update client_links set revoked_at = ${now} where expires_at > ${now}`;
    expect((await client.call('GET /api/client-links/:secret', { params: { secret } })).status).toBe(410);
  });
});

describe('the day of the visit', () => {
  test('the client sees who is late, and where the animal is', async () => {
    const { id, secret, startsAt } = await linked();
    const now = app.clock.now();
    app.clock.moveTo(after(new Date(startsAt), -hours(1)));
    const shown = async () =>
      (await client.call('GET /api/client-links/:secret', { params: { secret } })).body.visit;
    await maya.call('POST /api/visits/:id/late', { params: { id }, body: { minutes: 10 } });
    expect(await shown()).toMatchObject({ lateMinutes: 10, lateBy: 'provider', checkedInAt: null });
    const { body } = await maya.call('POST /api/visits/:id/check-in', { params: { id }, body: {} });
    expect(await shown()).toMatchObject({
      checkedInAt: expect.any(String),
      readyAt: body.readyAt,
      pets: [{ name: 'Biscotti', stage: 'waiting' }],
    });
    for (const stage of ['bath', 'ready'] as const) {
      const body = {
        petId: (await maya.call('GET /api/visits/:id', { params: { id } })).body.pets[0]?.id ?? '',
        stage,
      };
      await maya.call('POST /api/visits/:id/stage', { params: { id }, body });
      expect(await shown()).toMatchObject({ isReady: stage === 'ready', pets: [{ stage }] });
    }
    app.clock.moveTo(now);
  });
});

describe('a client', () => {
  test('confirms once, and the provider sees it', async () => {
    const { secret } = await linked();
    for (let twice = 0; twice < 2; twice++) {
      const { body } = await client.call('POST /api/client-links/:secret/confirm', { params: { secret } });
      expect(body.visit?.confirmedAt).toBeTruthy();
    }
    await app.settle();
    expect((await notices()).filter((title: string) => title.startsWith('Maria confirmed'))).toHaveLength(1);
  });

  test('says that they are late on the day, not before', async () => {
    const { secret, startsAt } = await linked();
    const late = () =>
      client.call('POST /api/client-links/:secret/late', { params: { secret }, body: { minutes: 15 } });
    expect((await late()).problem.code).toBe('too_early');
    const now = app.clock.now();
    app.clock.moveTo(after(new Date(startsAt), -hours(1)));
    expect((await late()).body.visit).toMatchObject({ lateMinutes: 15, lateBy: 'client' });
    await app.settle();
    expect(await notices()).toContain('Maria is 15 minutes late');
    app.clock.moveTo(now);
  });

  test('asks for up to three times, and the visit keeps its own until the provider agrees', async () => {
    const { id, secret, startsAt } = await linked({ startsAt: after(app.clock.now(), days(20)) });
    const ask = (times: string[]) =>
      client.call('POST /api/client-links/:secret/ask-move', {
        params: { secret },
        body: { startsAt: times },
      });
    const inDays = (n: number) => after(new Date(startsAt), days(n)).toISOString();
    expect((await ask([inDays(1), inDays(2), inDays(3), inDays(4)])).status).toBe(422);
    expect((await ask([inDays(-40)])).status).toBe(422);
    const { body } = await ask([inDays(1), inDays(2)]);
    expect(body.visit).toMatchObject({ timeOffers: [{ by: 'client' }, { by: 'client' }] });
    expect(Date.parse(body.visit?.startsAt ?? '')).toBe(Date.parse(startsAt));
    expect((await ask([inDays(3)])).body.visit?.timeOffers).toHaveLength(1);
    await app.settle();
    expect(await notices()).toContain('Maria asks for another time');
    const [asked] = (await maya.call('GET /api/visits/:id/time-offers', { params: { id } })).body;
    const agreed = await maya.call('POST /api/time-offers/:id/accept', { params: { id: asked?.id ?? '' } });
    expect([agreed.status, agreed.body]).toEqual([200, []]);
    const { body: moved } = await maya.call('GET /api/visits/:id', { params: { id } });
    expect(Date.parse(moved.startsAt)).toBe(Date.parse(inDays(3)));
  });

  test('takes an offered time; of two clients the first has it, and the other is told', async () => {
    const ada = await linked({ startsAt: after(app.clock.now(), days(30)) });
    const bob = await linked({ startsAt: after(app.clock.now(), days(31)) });
    const free = after(app.clock.now(), days(40));
    const [first, second] = await app.transact(async (t) => [
      await makeTimeOffer(t, ada, { startsAt: free }),
      await makeTimeOffer(t, bob, { startsAt: free }),
    ]);
    expect((await choose(ada.secret, second)).problem.code).toBe('taken');
    const answers = await Promise.all([choose(ada.secret, first), choose(bob.secret, second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect(Date.parse(won?.body.visit?.startsAt ?? '')).toBe(free.getTime());
    expect(won?.body.visit).toMatchObject({ timeOffers: [] });
    expect(won?.body.visit?.confirmedAt).toBeTruthy();
    await app.settle();
    const [told, ...others] = (await maya.call('GET /api/notifications')).body.filter(({ title }) =>
      title.startsWith('Maria takes'),
    );
    expect(others).toEqual([]);
    expect(told?.title).toBe(`Maria takes ${momentInWords(free, 'America/Chicago', app.clock.now())}`);
    expect(told?.text).toMatch(/^Biscotti.* is booked for then instead of /);
  });

  test('cancels for the fee that was shown, and the time is free', async () => {
    const { secret, startsAt } = await linked({ startsAt: after(app.clock.now(), days(50)) });
    const cancel = (feeSeen: number) =>
      client.call('POST /api/client-links/:secret/cancel', { params: { secret }, body: { feeSeen } });
    expect((await cancel(500)).problem.code).toBe('counts_differently');
    expect((await cancel(0)).body.visit).toMatchObject({ status: 'cancelled', actions: [] });
    expect((await cancel(0)).problem.code).toBe('too_late');
    await app.settle();
    expect((await notices()).some((title: string) => title.startsWith('Maria cancelled'))).toBe(true);
    await linked({ startsAt: new Date(startsAt) });
    const marks = await app.app.platform.sql`select from reliability_facts where account_id = ${maya.id}`;
    expect(marks).toHaveLength(0);
  });

  test('owes what the policy of the visit says for cancelling late, and sees it before', async () => {
    await maya.call('PUT /api/cancellation-policy', {
      body: { cancelHours: 24, lateCancelPercent: 50, noShowPercent: 100 },
    });
    const { id, secret, startsAt } = await linked({ startsAt: after(app.clock.now(), days(55)) });
    const now = app.clock.now();
    app.clock.moveTo(after(new Date(startsAt), -hours(2)));
    maya = await app.as(maya.id);
    const params = { secret };
    const { body } = await client.call('GET /api/client-links/:secret', { params });
    expect(body.visit).toMatchObject({
      feeNow: 4750,
      policy: 'Free to cancel until 24 hours before, after that 50% of the price. No-show: 100%.',
    });
    const cancel = (feeSeen: number) =>
      client.call('POST /api/client-links/:secret/cancel', { params, body: { feeSeen } });
    expect((await cancel(0)).problem.code).toBe('counts_differently');
    expect((await cancel(4750)).status).toBe(200);
    await app.settle();
    expect((await maya.call('GET /api/fees', { query: { visitId: id } })).body).toMatchObject([
      { kind: 'late_cancel', amount: 4750, state: 'owed' },
    ]);
    app.clock.moveTo(now);
  });

  test('stops messages, which then are refused', async () => {
    const { secret, clientId, id: visitId } = await linked({ startsAt: after(app.clock.now(), days(60)) });
    const { body } = await client.call('POST /api/client-links/:secret/stop-messages', {
      params: { secret },
    });
    expect(body.getsMessages).toBe(false);
    const { body: visit } = await maya.call('GET /api/visits/:id', { params: { id: visitId } });
    expect(visit.client).toMatchObject({ stoppedTexts: true, stoppedMail: true });
    for (const channel of ['phone_app', 'email'] as const) {
      const refused = await maya.call('POST /api/clients/:id/messages', {
        params: { id: clientId },
        body: { kind: 'reminder', channel, visitId },
      });
      expect([refused.status, refused.problem.code]).toEqual([409, 'not_offered']);
    }
  });

  test('allows texts, also after a stop, where there is a number that can be texted', async () => {
    const { secret, clientId } = await linked({ startsAt: after(app.clock.now(), days(64)) });
    const params = { secret };
    expect((await client.call('GET /api/client-links/:secret', { params })).body.textsOk).toBe(false);
    await client.call('POST /api/client-links/:secret/stop-messages', { params });
    const { body } = await client.call('POST /api/client-links/:secret/allow-texts', { params });
    expect(body).toMatchObject({ textsOk: true, getsMessages: true });
    const record = await maya.call('GET /api/clients/:id', { params: { id: clientId } });
    expect(record.body).toMatchObject({ textsOk: true, textsOkHow: 'link', contactBy: 'text' });
    const stopped = await client.call('POST /api/client-links/:secret/stop-messages', { params });
    expect(stopped.body).toMatchObject({ textsOk: false, getsMessages: false });
    await app.app.platform.sql`update clients set phone = null, phone_digits = null where id = ${clientId}`;
    expect((await client.call('GET /api/client-links/:secret', { params })).body.textsOk).toBeNull();
  });

  test('who confirmed one time has not confirmed another, and times asked for end with the move', async () => {
    const { id, secret, startsAt } = await linked({ startsAt: after(app.clock.now(), days(70)) });
    const params = { secret };
    await client.call('POST /api/client-links/:secret/confirm', { params });
    const wanted = after(new Date(startsAt), days(1)).toISOString();
    await client.call('POST /api/client-links/:secret/ask-move', { params, body: { startsAt: [wanted] } });
    maya = await app.as(maya.id);
    const later = after(new Date(startsAt), days(3)).toISOString();
    const moved = await maya.call('PATCH /api/visits/:id/time', {
      params: { id },
      body: { startsAt: later },
    });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    await app.settle();
    const { body } = await client.call('GET /api/client-links/:secret', { params });
    expect(body.visit).toMatchObject({ confirmedAt: null, timeOffers: [] });
  });
});
