import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePolicy } from '#server/modules/cancellation-policies/cancellation-policies.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeClientToBook } from '#server/modules/visits/own/own-visits.factory.ts';
import { days, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { on, onPages, otto, someone } from './booking-page.scenario.ts';

let app: TestApp;
let pages: ReturnType<typeof onPages>;
beforeAll(async () => {
  app = await openTestApp();
  pages = onPages(app);
});
afterAll(() => app.close());

describe('a stranger', () => {
  test('asks with a code, the provider accepts, and the link shows the visit', async () => {
    const page = await pages.openPage();
    const { maya, params } = page;
    const email = someone();
    const { ticket, firstName, pets, booksAtOnce, refusal } = await pages.proven(params, email);
    expect({ firstName, pets, booksAtOnce, refusal }).toEqual({
      firstName: null,
      pets: [],
      booksAtOnce: false,
      refusal: null,
    });
    const quote = await app.stranger.call('POST /api/book/:as/:slug/quote', {
      params,
      body: { ticket, pets: [otto] },
    });
    expect(quote.body).toMatchObject({ total: 8000, isAbout: true, minutes: 90 });
    const { body, status } = await pages.book(params, ticket, { textsOk: true });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ isBooked: false, startsAt: on('02'), timeZone: 'America/Chicago' });
    await app.settle();

    const { body: day } = await maya.call('GET /api/day', { query: { on: '2026-12-02' } });
    expect(day.totals).toMatchObject({ visits: 0, cents: 0 });
    const [visit] = day.visits;
    expect(visit).toMatchObject({
      source: 'booking_page',
      status: 'awaiting_answer',
      price: 8000,
      client: { name: 'Kim', email, phone: '512 555 0188', contactBy: 'text' },
      actions: ['accept', 'decline'],
      history: [{ what: 'asked', who: null, note: 'About $80.00, settled at drop-off' }],
    });
    expect(day.needsYou).toMatchObject([{ kind: 'answer_request', visitId: visit?.id }]);
    const secret = body.link.slice(body.link.lastIndexOf('/') + 1);
    const shown = () => app.stranger.call('GET /api/client-links/:secret', { params: { secret } });
    expect((await shown()).body.visit).toMatchObject({
      status: 'awaiting_answer',
      feeNow: 0,
      actions: ['cancel'],
    });

    const other = await app.as((await app.transact((t) => makeGroomer(t))).id);
    const answer = (who: Caller) =>
      who.call('POST /api/visits/:id/accept', { params: { id: visit?.id ?? '' } });
    expect((await answer(other)).status).toBe(404);
    expect((await answer(app.stranger)).status).toBe(401);
    expect((await answer(maya)).body).toMatchObject({ status: 'booked' });
    expect((await answer(maya)).problem.code).toBe('already_done');
    await app.settle();
    expect((await pages.mailsTo(email)).map(({ subject }) => subject.replace(/^.*: /, ''))).toEqual([
      'you are booked',
      'your request is on its way',
      expect.stringContaining('is your code for booking'),
    ]);
    expect((await pages.mailsTo(email))[0]?.body).toMatch(
      /\n\nWhere: Austin, TX 78704\nPrice: About \$80\.00, settled at drop-off\nCancelling: No cancellation fee\.\n\nYour visit: http/,
    );
    expect((await pages.mailsTo(email))[1]?.body).not.toContain('Price:');
    expect((await shown()).body.visit?.actions).toEqual(['confirm', 'ask_move', 'cancel']);
    const file = await app.app.server.inject(`/api/client-links/${secret}/calendar-file`);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.body).toContain('DTSTART:20261202T150000Z');
  });

  test('is told of a decline and of a day without an answer, and the time is free again', async () => {
    const page = await pages.openPage();
    const [declined, expired] = [someone(), someone()];
    for (const [email, startsAt] of [
      [declined, on('02')],
      [expired, on('03')],
    ] as const)
      expect(
        (await pages.book(page.params, (await pages.proven(page.params, email)).ticket, { startsAt })).status,
      ).toBe(201);
    const first = (await pages.visitsOf(page)).find(
      ({ startsAt }) => Date.parse(startsAt) === Date.parse(on('02')),
    );
    await page.maya.call('POST /api/visits/:id/decline', {
      params: { id: first?.id ?? '' },
      body: { reason: 'The van is full' },
    });
    const now = app.clock.now();
    app.clock.moveTo(new Date(now.getTime() + days(1) + minutes(1)));
    await app.settle();
    app.clock.moveTo(now);
    expect((await pages.visitsOf(page)).map(({ status }) => status)).toEqual(['expired', 'declined']);
    expect((await pages.mailsTo(declined))[0]?.body).toContain('cannot take your request');
    expect((await pages.mailsTo(declined))[0]?.body).toMatch(
      /\. The van is full\. Please choose another time, or call\.\n\nOther times: http\S+\/groomers\/\S+\/book\n/,
    );
    expect((await pages.mailsTo(expired))[0]?.body).toMatch(/Other times: http\S+\/groomers\/\S+\/book\n/);
    expect((await pages.mailsTo(expired))[0]?.body).toContain('did not answer in time');
    const { ticket } = await pages.proven(page.params, someone());
    expect((await pages.book(page.params, ticket)).status).toBe(201);
  });

  test('takes the request back by the link without a fee, and a second answer comes too late', async () => {
    const page = await pages.openPage();
    await app.transact((t) => makePolicy(t, page.maya.id));
    const policySeen = 'Free to cancel until 24 hours before, after that 50% of the price. No-show: 100%.';
    const { ticket } = await pages.proven(page.params, someone());
    const changed = await pages.book(page.params, ticket);
    expect([changed.problem.code, changed.problem.errors?.[0]?.path]).toEqual([
      'terms_changed',
      'policySeen',
    ]);
    const { body } = await pages.book(page.params, ticket, { policySeen });
    const secret = body.link.slice(body.link.lastIndexOf('/') + 1);
    const cancelled = await app.stranger.call('POST /api/client-links/:secret/cancel', {
      params: { secret },
      body: { feeSeen: 0 },
    });
    expect(cancelled.body.visit).toMatchObject({ status: 'withdrawn', policy: policySeen, actions: [] });
    await app.settle();
    const [visit] = await pages.visitsOf(page);
    const id = visit?.id ?? '';
    expect((await page.maya.call('POST /api/visits/:id/accept', { params: { id } })).problem.code).toBe(
      'too_late',
    );
    expect((await page.maya.call('GET /api/fees')).body).toEqual([]);
    expect((await page.maya.call('GET /api/notifications')).body[0]?.title).toBe('Kim took a request back');
  });

  test('does not hold time beyond three requests of new clients a day, and two at once have one time', async () => {
    const page = await pages.openPage();
    for (const day of ['02', '03', '04'])
      await pages.book(page.params, (await pages.proven(page.params, someone())).ticket, {
        startsAt: on(day),
      });
    const tickets = [await pages.proven(page.params, someone()), await pages.proven(page.params, someone())];
    const both = await Promise.all(
      tickets.map(({ ticket }) => pages.book(page.params, ticket, { startsAt: on('07') })),
    );
    // Neither holds the time, so both are listed; the provider can only accept one of them.
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const asked = (await pages.visitsOf(page)).filter(
      ({ startsAt }) => Date.parse(startsAt) === Date.parse(on('07')),
    );
    const answers = await Promise.all(
      asked.map(({ id }) => page.maya.call('POST /api/visits/:id/accept', { params: { id } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const late = await pages.book(page.params, (await pages.proven(page.params, someone())).ticket, {
      startsAt: on('02'),
    });
    expect([late.status, late.problem.code]).toEqual([409, 'taken']);
  });

  test('is refused with bad input that names the field, and for a third open booking', async () => {
    const page = await pages.openPage({ leadHours: 48 });
    const email = someone();
    const { ticket } = await pages.proven(page.params, email);
    const refused = async (given: object) => {
      const { status, problem } = await pages.book(page.params, ticket, given);
      return [status, problem.errors?.[0]?.path];
    };
    expect(await refused({ firstName: undefined })).toEqual([422, 'firstName']);
    expect(await refused({ agreed: false })).toEqual([422, 'agreed']);
    expect(await refused({ pets: [{ ...otto, name: undefined }] })).toEqual([422, 'pets.0.name']);
    expect(await refused({ pets: [{ ...otto, services: [] }] })).toEqual([422, 'pets.0.services']);
    expect(await refused({ pets: [{ petId: page.maya.id, services: ['full_groom'] }] })).toEqual([
      422,
      'pets.0.petId',
    ]);
    // At night, outside of the quarter hours, too soon, too far ahead.
    for (const startsAt of [
      on('02', '03:00'),
      on('02', '09:07'),
      '2026-11-21T18:00:00Z',
      '2027-03-01T16:00:00Z',
      on('02', '16:00'),
    ])
      expect(await refused({ startsAt })).toEqual([409, 'startsAt']);
    const stale = await pages.book(page.params, 'x'.repeat(43));
    expect([stale.status, stale.problem.code]).toEqual([410, 'link_expired']);
    const elsewhere = await pages.openPage();
    expect((await pages.book(elsewhere.params, ticket)).status).toBe(410);
    expect((await pages.book(page.params, ticket)).status).toBe(201);
    expect((await pages.book(page.params, ticket, { startsAt: on('03') })).status).toBe(201);
    expect((await pages.book(page.params, ticket, { startsAt: on('04') })).problem.code).toBe('full');
  });
});

describe('a known client', () => {
  test('books at once for their usual price, and sees no more than the names of their pets', async () => {
    const page = await pages.openPage({ mode: 'instant' });
    const { petIds } = await app.transact((t) => makeClientToBook(t, page.maya.id));
    const shown = await pages.proven(page.params, 'Maria@People.example'.toLowerCase());
    expect(shown).toMatchObject({
      firstName: 'Maria',
      pets: [{ petId: petIds[0], name: 'Biscotti' }],
      booksAtOnce: true,
    });
    expect(JSON.stringify(shown)).not.toMatch(/Slaughter|0101|Garcia|teddy|muzzle|gate/);
    const pets = [{ petId: petIds[0], services: ['full_groom'] }];
    const { body } = await pages.book(page.params, shown.ticket, {
      pets,
      firstName: 'Other',
      phone: '512 555 9999',
    });
    expect(body).toMatchObject({ isBooked: true });
    await app.settle();
    const [visit] = await pages.visitsOf(page);
    expect(visit).toMatchObject({
      status: 'booked',
      price: 9500,
      client: { name: 'Maria Garcia', phone: '512 555 0101' },
      history: [{ what: 'booked', note: null }],
    });
    expect((await page.maya.call('GET /api/notifications')).body[0]?.title).toBe('Maria booked online');
  });

  test('who is not to be booked is asked to call, and a stranger where no new clients are taken', async () => {
    const page = await pages.openPage({ newClients: false });
    const { id } = await app.transact((t) => makeClientToBook(t, page.maya.id));
    await page.maya.call('PATCH /api/clients/:id', { params: { id }, body: { doNotBook: true } });
    const barred = await pages.proven(page.params, 'maria@people.example');
    expect(barred).toMatchObject({
      firstName: null,
      pets: [],
      refusal: expect.stringMatching(/^Please call /),
    });
    expect((await pages.book(page.params, barred.ticket)).problem.code).toBe('not_offered');
    const stranger = await pages.proven(page.params, someone());
    expect(stranger.refusal).toContain('present clients');
    expect((await pages.book(page.params, stranger.ticket)).problem.code).toBe('not_offered');
  });
});
