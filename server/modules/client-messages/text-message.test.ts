import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { textsOfProvider } from '#server/modules/texts/budget.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { sign } from '#server/platform/texts/signature.ts';
import { openTextGateway, textsSecret } from '#tests/standins/text-gateway.ts';
import type { TextGateway } from '#tests/standins/text-gateway.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { remindClients } from './remind-clients.ts';

let app: TestApp;
let gateway: TextGateway;
let maya: Caller;
let hour = 0;
beforeAll(async () => {
  gateway = await openTextGateway(() => app.clock.now());
  app = await openTestApp({ TEXTS_URL: gateway.address, TEXTS_SECRET: textsSecret });
});
beforeEach(async () => {
  gateway.answers = 202;
  gateway.sent.length = 0;
  gateway.calls = 0;
  maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
  // Noon in Austin, each test on a day of its own: the budgets are of a day.
  app.clock.moveTo(new Date(Date.parse('2026-12-01T18:00:00Z') + 7 * 24 * hours(hour++)));
});
afterAll(async () => {
  await app.close();
  await gateway.close();
});

/** A visit in two hours of a client who agreed to texts. */
async function agreed(startsIn = hours(2)) {
  const visit = await app.transact((t) =>
    makeOwnVisit(t, { providerId: maya.id, startsAt: after(t.now, startsIn) }),
  );
  const { body } = await maya.call('PATCH /api/clients/:id', {
    params: { id: visit.clientId },
    body: { textsOk: true },
  });
  expect(body).toMatchObject({ textsOk: true, textsOkHow: 'provider' });
  return { ...visit, visitId: visit.id };
}
const send = (visit: { clientId: string; visitId: string }, kind = 'ready', channel = 'text') =>
  maya.call('POST /api/clients/:id/messages', {
    params: { id: visit.clientId },
    body: { kind, channel, visitId: visit.visitId },
  });
const states = async (clientId: string) =>
  (await maya.call('GET /api/clients/:id/messages', { params: { id: clientId } })).body.map(
    ({ channel, state }) => `${channel} ${state}`,
  );
const webhook = (message: object) => {
  const payload = JSON.stringify(message);
  return app.app.server.inject({
    method: 'POST',
    url: '/api/texts/webhook',
    payload,
    headers: {
      'content-type': 'application/json',
      'wagwell-signature': sign(textsSecret, payload, app.clock.now()),
    },
  });
};
const reply = (body: string) => webhook({ type: 'reply', from: '512 555 0101', body });

const opens = async (visit: { clientId: string; visitId: string }, kind?: string) => {
  expect((await send(visit, kind)).body.message).toMatchObject({ channel: 'phone_app', state: 'opened' });
  await app.settle();
  expect(gateway.sent).toEqual([]);
};

describe('a client who agreed', () => {
  test('is texted by Wagwell, in the name of the provider and with a way to end it', async () => {
    const visit = await agreed();
    const { body } = await send(visit);
    expect(body.message).toMatchObject({ channel: 'text', state: 'queued' });
    await app.settle();
    expect(gateway.sent).toEqual([
      {
        id: body.message.id,
        to: '+15125550101',
        body: expect.stringMatching(
          /^.+: Hi Maria, Biscotti is ready\. http.+\/v\/[\w-]{22}\nText STOP to end texts\.$/,
        ),
      },
    ]);
    expect(await states(visit.clientId)).toEqual(['text sent']);
    const { body: timeline } = await maya.call('GET /api/clients/:id/timeline', {
      params: { id: visit.clientId },
    });
    expect(timeline).toContainEqual(expect.objectContaining({ channel: 'text', state: 'sent' }));
  });

  test('gets one text for a message, also where the gateway was away', async () => {
    gateway.answers = 503;
    const visit = await agreed();
    await send(visit);
    await app.settle();
    expect(await states(visit.clientId)).toEqual(['text queued']);
    gateway.answers = 202;
    app.clock.moveTo(after(app.clock.now(), minutes(20)));
    await app.settle();
    await app.settle();
    expect(gateway.sent).toHaveLength(1);
    expect(await states(visit.clientId)).toEqual(['text sent']);
  });

  test('is not told of half an hour ago, and a refused text or one that did not arrive failed', async () => {
    const visit = await agreed();
    gateway.answers = 503;
    await send(visit, 'on_my_way');
    await app.settle();
    gateway.answers = 202;
    app.clock.moveTo(after(app.clock.now(), minutes(40)));
    await app.settle();
    expect(await states(visit.clientId)).toEqual(['text failed']);
    expect(gateway.sent).toEqual([]);
    gateway.answers = 422;
    await send(visit);
    await app.settle();
    expect((await states(visit.clientId))[0]).toBe('text failed');
    gateway.answers = 202;
    const { body } = await send(visit);
    await app.settle();
    expect((await states(visit.clientId))[0]).toBe('text sent');
    await webhook({ type: 'report', id: body.message.id, state: 'failed' });
    await app.settle();
    expect((await states(visit.clientId))[0]).toBe('text failed');
  });
});

describe('a text opens on the phone of the provider and is only said to be opened', () => {
  test('where the client did not agree, or has another number since', async () => {
    const visit = await agreed();
    const params = { id: visit.clientId };
    const { body } = await maya.call('PATCH /api/clients/:id', { params, body: { phone: '512 555 0177' } });
    expect(body).toMatchObject({ textsOk: false, textsOkHow: null });
    await opens(visit);
    await maya.call('PATCH /api/clients/:id', { params, body: { textsOk: true } });
    await maya.call('PATCH /api/clients/:id', { params, body: { textsOk: false } });
    await opens(visit);
  });

  test('where the words are free or invite to come again', async () => {
    await opens(await agreed(), 'due');
  });

  test('where the number is none of the US or Canada', async () => {
    const visit = await agreed();
    await maya.call('PATCH /api/clients/:id', {
      params: { id: visit.clientId },
      body: { phone: '+49 30 901820', textsOk: true },
    });
    await opens(visit);
  });

  test('at night where the client is', async () => {
    const visit = await agreed(hours(20));
    app.clock.moveTo(new Date(app.clock.now().toISOString().replace(/T.+/, 'T13:59:00Z')));
    await opens(visit, 'reminder');
    app.clock.moveTo(after(app.clock.now(), minutes(1)));
    expect((await send(visit, 'reminder')).body.message.channel).toBe('text');
  });

  test('once the provider or the installation has sent as many as a day allows', async () => {
    const { sql } = app.app.platform;
    const visit = await agreed();
    const fill = (name: string, count: number) => sql`
      update rate_limits set count = ${count} where key = ${name} and window_start = ${new Date(app.clock.now().toISOString().slice(0, 10))}`;
    expect((await send(visit)).body.message.channel).toBe('text');
    await fill(`texts-of-provider:${maya.id}`, textsOfProvider - 1);
    expect((await send(visit)).body.message.channel).toBe('text');
    expect((await send(visit)).body.message.channel).toBe('phone_app');
    await fill(`texts-of-provider:${maya.id}`, 1);
    await fill('texts-of-day:all', 999);
    expect((await send(visit)).body.message.channel).toBe('text');
    expect((await send(visit)).body.message.channel).toBe('phone_app');
  });
});

/** Queued a minute before 21:00 in Austin, and worked on a minute after. */
async function intoTheNight(kind = 'reminder') {
  const visit = await agreed(hours(24));
  app.clock.moveTo(after(app.clock.now(), hours(9) - minutes(1)));
  expect((await send(visit, kind)).body.message).toMatchObject({ channel: 'text', state: 'queued' });
  app.clock.moveTo(after(app.clock.now(), minutes(2)));
  await app.settle();
  return visit;
}
const moveToMorning = async (past = 0) => {
  app.clock.moveTo(new Date(app.clock.now().toISOString().replace(/T.+/, 'T14:00:00Z')));
  app.clock.moveTo(after(app.clock.now(), past));
  await app.settle();
};

describe('a text that waits into the night', () => {
  test('goes at eight in the morning, once', async () => {
    const visit = await intoTheNight();
    expect(await states(visit.clientId)).toEqual(['text queued']);
    await moveToMorning(-minutes(1));
    expect(gateway.calls).toBe(0);
    await moveToMorning();
    await app.settle();
    expect(gateway.sent.map(({ to }) => to)).toEqual(['+15125550101']);
    expect(gateway.calls).toBe(1);
    expect(await states(visit.clientId)).toEqual(['text sent']);
  });

  test('does not go where STOP came in between', async () => {
    const visit = await intoTheNight();
    await reply('STOP');
    await moveToMorning();
    expect(gateway.calls).toBe(0);
    expect(await states(visit.clientId)).toEqual(['text stopped']);
    await reply('START');
  });

  test('does not go where the visit was cancelled in between', async () => {
    const visit = await intoTheNight();
    await app.app.platform
      .sql`update visits set status = 'cancelled', cancelled_by = 'provider', cancelled_at = ${app.clock.now()} where id = ${visit.id}`;
    await moveToMorning();
    expect(gateway.calls).toBe(0);
    expect(await states(visit.clientId)).toEqual(['text failed']);
  });

  test('is not sent at all where it was of that minute', async () => {
    const visit = await intoTheNight('ready');
    await moveToMorning();
    expect(gateway.calls).toBe(0);
    expect(await states(visit.clientId)).toEqual(['text failed']);
  });
});

describe('STOP', () => {
  test('ends what waits and what comes, for another provider too, until START', async () => {
    const visit = await agreed();
    await send(visit);
    await reply('Stop.');
    await app.settle();
    expect(gateway.sent).toEqual([]);
    expect(await states(visit.clientId)).toEqual(['text stopped']);
    maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
    const other = await agreed(hours(4));
    expect((await send(other)).body.message.channel).toBe('phone_app');
    await reply('START');
    expect((await send(other)).body.message.channel).toBe('text');
  });

  test('survives that the client is removed and comes again', async () => {
    const { clientId, id } = await agreed();
    await reply('STOP');
    await app.app.platform
      .sql`update visits set status = 'cancelled', cancelled_by = 'provider', cancelled_at = ${app.clock.now()} where id = ${id}`;
    const erased = await maya.call('DELETE /api/clients/:id/personal-data', { params: { id: clientId } });
    expect(erased.status).toBeLessThan(300);
    const again = await agreed(hours(5));
    expect((await send(again)).body.message.channel).toBe('phone_app');
    await reply('START');
  });

  test('of a client on the page of a visit is not undone by the provider', async () => {
    const { clientId } = await agreed();
    await app.app.platform
      .sql`update clients set no_texts_at = ${app.clock.now()}, texts_ok_at = null, texts_ok_how = null where id = ${clientId}`;
    const { problem } = await maya.call('PATCH /api/clients/:id', {
      params: { id: clientId },
      body: { textsOk: true },
    });
    expect(problem.errors?.[0]?.path).toBe('textsOk');
  });
});

test('reminders go by text to who agreed, and by email to who did not', async () => {
  const visit = await agreed(hours(50));
  const silent = await app.transact((t) =>
    makeOwnVisit(t, { providerId: maya.id, startsAt: after(t.now, hours(53)) }),
  );
  for (let passed = 0; passed < 50; passed++) {
    app.clock.moveTo(after(app.clock.now(), hours(1)));
    await remindClients(app.app.platform);
    await app.settle();
  }
  expect(gateway.sent.map(({ body }) => body)).toEqual([
    expect.stringContaining('Confirm or change'),
    expect.stringContaining('Confirm or change'),
  ]);
  expect(await states(visit.clientId)).toEqual(['text sent', 'text sent']);
  expect(await states(silent.clientId)).toEqual(['email sent', 'email sent']);
}, 120_000);
