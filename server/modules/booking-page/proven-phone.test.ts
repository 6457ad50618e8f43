import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeClientToBook } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { sign } from '#server/platform/texts/signature.ts';
import { openTextGateway, textsSecret } from '#tests/standins/text-gateway.ts';
import type { TextGateway } from '#tests/standins/text-gateway.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { on, onPages, someone } from './booking-page.scenario.ts';
import type { Address, Page } from './booking-page.scenario.ts';

let app: TestApp;
let gateway: TextGateway;
let pages: ReturnType<typeof onPages>;
let numbers = 100;
/** A phone that no one has used, and its number as the gateway takes it. */
const somePhone = () => `512 555 0${(numbers += 1)}`;
const numberOf = (phone: string) => `+1${phone.replaceAll(/\D/g, '')}`;
const noon = new Date('2026-11-20T18:00:00Z');

beforeAll(async () => {
  gateway = await openTextGateway(() => app.clock.now());
  app = await openTestApp({ TEXTS_URL: gateway.address, TEXTS_SECRET: textsSecret });
  pages = onPages(app);
});
beforeEach(() => {
  gateway.answers = 202;
  app.clock.moveTo(noon);
});
afterAll(async () => {
  await app.close();
  await gateway.close();
});

const textsTo = (phone: string) =>
  gateway.sent.filter(({ to }) => to === numberOf(phone)).map(({ body }) => body);

async function proven(params: Address, phone: string) {
  expect((await pages.askForText(params, phone)).status).toBe(202);
  await app.settle();
  const code = /^\d{6}/.exec(textsTo(phone).at(-1) ?? '')?.[0] ?? '';
  return (await pages.verifyPhone(params, phone, code)).body;
}

/** Asks for a visit with a proven phone. @returns its id, and that of its client */
async function asked(page: Page, phone: string, startsAt = on('02')) {
  const { ticket } = await proven(page.params, phone);
  const { status, body } = await pages.book(page.params, ticket, { startsAt, phone: undefined });
  expect(status, JSON.stringify(body)).toBe(201);
  const visit = (await pages.visitsOf(page)).find(
    (each) => Date.parse(each.startsAt) === Date.parse(startsAt),
  );
  const { body: clients } = await page.maya.call('GET /api/clients', { query: { q: phone.slice(-4) } });
  return { visitId: visit?.id ?? '', clientId: clients[0]?.id ?? '' };
}

const answer = ({ maya }: Page, id: string, how: 'accept' | 'decline') =>
  maya.call(`POST /api/visits/:id/${how}`, { params: { id } });

/** How the provider sees that a client was told, the newest first. */
const told = async ({ maya }: Page, id: string) =>
  (await maya.call('GET /api/clients/:id/messages', { params: { id } })).body.map(
    ({ kind, channel, state }) => `${kind}: ${channel} ${state}`,
  );

const replied = async (from: string, body: string) => {
  const payload = JSON.stringify({ type: 'reply', from, body });
  const { statusCode } = await app.app.server.inject({
    method: 'POST',
    url: '/api/texts/webhook',
    payload,
    headers: {
      'content-type': 'application/json',
      'wagwell-signature': sign(textsSecret, payload, app.clock.now()),
    },
  });
  expect(statusCode).toBe(200);
};

describe('a code by text', () => {
  test('proves a phone, in our own words, and finds the client who has it and nobody else', async () => {
    const page = await pages.openPage({ mode: 'instant' });
    const { id } = await app.transact((t) => makeClientToBook(t, page.maya.id));
    const maria = somePhone();
    await page.maya.call('PATCH /api/clients/:id', { params: { id }, body: { phone: maria } });
    const known = await proven(page.params, maria);
    expect(known).toMatchObject({ phone: numberOf(maria), firstName: 'Maria', booksAtOnce: true });
    expect(JSON.stringify(known)).not.toMatch(/Slaughter|people\.example|Garcia|teddy|gate/);
    const phone = somePhone();
    expect(await proven(page.params, phone)).toMatchObject({ firstName: null, pets: [], refusal: null });
    expect(textsTo(phone)).toEqual([
      expect.stringMatching(
        /^\d{6} is your code for the booking page of .+ on Wagwell\. It is valid for 10 minutes\.$/,
      ),
    ]);
  });

  test('is not taken for another phone or an email, and not after five tries', async () => {
    const { params } = await pages.openPage();
    const [phone, other, email] = [somePhone(), somePhone(), someone()];
    for (const each of [phone, other]) await pages.askForText(params, each);
    await pages.askForCode(params, email);
    await app.settle();
    const code = /^\d{6}/.exec(textsTo(phone)[0] ?? '')?.[0] ?? '';
    expect((await pages.verifyPhone(params, other, code)).status).toBe(422);
    expect((await pages.verify(params, email, code)).status).toBe(422);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await pages.verifyPhone(params, phone, code === '000000' ? '000001' : '000000')).status).toBe(
        422,
      );
    expect((await pages.verifyPhone(params, phone, code)).status).toBe(422);
  });

  test('is refused where no text would arrive, and where neither or both are given', async () => {
    const { params } = await pages.openPage();
    for (const phone of ['900 555 0142', '+49 30 901820', '12']) {
      const { status, problem } = await pages.askForText(params, phone);
      expect([status, problem.errors?.[0]?.path]).toEqual([422, 'phone']);
      expect(problem.errors?.[0]?.message).not.toContain('empty');
    }
    for (const body of [{}, { email: someone(), phone: somePhone() }])
      expect((await app.stranger.call('POST /api/book/:as/:slug/codes', { params, body })).status).toBe(422);
    const without = await openTestApp();
    const there = onPages(without);
    const refused = await there.askForText((await there.openPage()).params, somePhone());
    expect([refused.status, refused.problem.code]).toEqual([409, 'not_offered']);
    await without.close();
  });

  test('goes five times an hour to a number, and to nobody once the day is used up', async () => {
    const { params } = await pages.openPage();
    const phone = somePhone();
    for (let nth = 0; nth < 7; nth += 1) expect((await pages.askForText(params, phone)).status).toBe(202);
    await app.settle();
    expect(textsTo(phone)).toHaveLength(5);
    await app.app.platform.sql`update rate_limits set count = 500 where key = 'text-codes-of-day:all'`;
    const { problem } = await pages.askForText(params, somePhone());
    expect(problem).toMatchObject({ code: 'not_offered', detail: expect.stringContaining('use your email') });
    await app.app.platform.sql`update rate_limits set count = 1 where key = 'text-codes-of-day:all'`;
  });
});

describe('a client who proved a phone and has no email', () => {
  test('is told by text that the request arrived and of the yes, with the link, and the provider sees it', async () => {
    const page = await pages.openPage();
    const phone = somePhone();
    const { visitId, clientId } = await asked(page, phone);
    await app.settle();
    expect((await answer(page, visitId, 'accept')).body).toMatchObject({ status: 'booked' });
    await app.settle();
    const [, arrived, yes] = textsTo(phone);
    expect(arrived).toMatch(
      /Hi Kim, We passed your request for .+ who answers within a day\. http\S+\/v\/[\w-]{22}\n/,
    );
    expect(yes).toMatch(/said yes\. Otto: booked for .+\. http\S+\/v\/[\w-]{22}\nText STOP to end texts\.$/);
    expect(await told(page, clientId)).toEqual(['booked: text sent', 'asked: text sent']);
    const { body: client } = await page.maya.call('GET /api/clients/:id', { params: { id: clientId } });
    expect(client).toMatchObject({ phone, email: null, contactBy: 'text', textsOk: false });
    const { body: timeline } = await page.maya.call('GET /api/clients/:id/timeline', {
      params: { id: clientId },
    });
    expect(timeline).toContainEqual(
      expect.objectContaining({ about: 'booked', channel: 'text', state: 'sent' }),
    );
  });

  test('is told of a decline, and of a day without an answer', async () => {
    const page = await pages.openPage();
    const [declined, expired] = [somePhone(), somePhone()];
    const { visitId } = await asked(page, declined);
    await asked(page, expired, on('03'));
    await page.maya.call('POST /api/visits/:id/decline', {
      params: { id: visitId },
      body: { reason: 'No big dogs, sorry!' },
    });
    app.clock.moveTo(after(noon, hours(24) + minutes(1)));
    await app.settle();
    expect(textsTo(declined).at(-1)).toContain('cannot take your request');
    expect(textsTo(declined).at(-1)).toMatch(
      / No big dogs, sorry! Please .+ Other times: http\S+\/book http\S+\/v\/[\w-]{22}\n/,
    );
    expect(textsTo(expired).at(-1)).toContain('did not answer in time');
  });

  test('is told in the morning of an answer of the night, and not of a request that it answers', async () => {
    const page = await pages.openPage();
    app.clock.moveTo(new Date('2026-11-21T03:30:00Z'));
    const phone = somePhone();
    const { visitId, clientId } = await asked(page, phone);
    await app.settle();
    await answer(page, visitId, 'accept');
    await app.settle();
    expect(textsTo(phone)).toHaveLength(1);
    expect(await told(page, clientId)).toEqual(['booked: text queued', 'asked: text queued']);
    app.clock.moveTo(new Date('2026-11-21T14:00:00Z'));
    await app.settle();
    expect(textsTo(phone).slice(1)).toEqual([expect.stringContaining('said yes')]);
    expect(await told(page, clientId)).toEqual(['booked: text sent']);
  });

  test('gets no text after STOP, and the provider sees that nobody was told', async () => {
    const page = await pages.openPage();
    const phone = somePhone();
    const { visitId, clientId } = await asked(page, phone);
    await app.settle();
    await replied(phone, 'STOP');
    await answer(page, visitId, 'accept');
    await app.settle();
    expect(textsTo(phone)).toHaveLength(2);
    expect(await told(page, clientId)).toEqual(['booked: text stopped', 'asked: text sent']);
    expect((await pages.askForText(page.params, phone)).status).toBe(202);
    await app.settle();
    expect(textsTo(phone)).toHaveLength(2);
  });

  test('whose number is refused by the gateway is said not to be told', async () => {
    const page = await pages.openPage();
    const phone = somePhone();
    const { visitId, clientId } = await asked(page, phone);
    await app.settle();
    gateway.answers = 422;
    await answer(page, visitId, 'decline');
    await app.settle();
    expect(await told(page, clientId)).toEqual(['declined: text failed', 'asked: text sent']);
  });

  test('who is removed leaves no number behind', async () => {
    const page = await pages.openPage();
    const { visitId, clientId } = await asked(page, somePhone());
    await answer(page, visitId, 'decline');
    await app.settle();
    const erased = await page.maya.call('DELETE /api/clients/:id/personal-data', {
      params: { id: clientId },
    });
    expect(erased.status).toBe(204);
    const left = await app.app.platform
      .sql`select proven_phone from page_bookings where visit_id = ${visitId}`;
    expect(left).toEqual([{ provenPhone: null }]);
  });
});

test('who proved an email is told by mail, and the provider sees that too', async () => {
  const page = await pages.openPage();
  const { ticket } = await pages.proven(page.params, someone());
  await pages.book(page.params, ticket);
  await app.settle();
  const { body: clients } = await page.maya.call('GET /api/clients', { query: { q: 'Kim' } });
  expect(await told(page, clients[0]?.id ?? '')).toEqual(['asked: email sent']);
});
