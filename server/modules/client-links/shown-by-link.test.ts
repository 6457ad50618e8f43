import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBookingPage, makePageBooking } from '#server/modules/booking-page/booking-page.factory.ts';
import { signInPetOwner } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makePriceChange } from '#server/modules/price-changes/price-changes.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeClientLink, makeTimeOffer } from './client-links.factory.ts';
import { linkOfVisit } from './link-of-visit.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const phone = '(512) 555-0142';
const signInMaya = async () => app.as((await app.transact((t) => makeGroomer(t, { account: { phone } }))).id);
const linked = (maya: Caller) =>
  app.transact((t) => makeClientLink(t, app.app.platform.secrets, { providerId: maya.id }));
const shown = async (secret: string) =>
  (await app.stranger.call('GET /api/client-links/:secret', { params: { secret } })).body;

test('a visit that the provider cancelled is chosen anew only while a time is offered', async () => {
  const maya = await signInMaya();
  const visit = await linked(maya);
  await maya.call('POST /api/visits/:id/cancel', { params: { id: visit.id }, body: { reason: 'The van' } });
  expect((await shown(visit.secret)).visit).toMatchObject({ status: 'cancelled', actions: [] });
  await app.transact((t) => makeTimeOffer(t, visit));
  expect((await shown(visit.secret)).visit).toMatchObject({ status: 'cancelled', actions: ['choose'] });
});

test('the phone of a provider is seen once a visit is booked, not by who asked for one', async () => {
  const maya = await signInMaya();
  const visit = await app.transact(async (t) => {
    await makeBookingPage(t, maya.id);
    const asked = await makePageBooking(t, maya.id);
    const { id: visitId, clientId, endsAt } = asked;
    if (!clientId) throw new Error('A visit of the page has a client');
    const path = await linkOfVisit(t, app.app.platform.secrets, {
      accountId: maya.id,
      clientId,
      visitId,
      endsAt,
    });
    return { id: visitId, secret: path.slice(path.lastIndexOf('/') + 1) };
  });
  const { sql } = app.app.platform;
  const seen = async () => (await shown(visit.secret)).provider.phone;
  expect(await seen()).toBeNull();
  await sql`update booking_pages set shows_phone = true where account_id = ${maya.id}`;
  expect(await seen()).toBe(phone);
  await sql`update booking_pages set shows_phone = false where account_id = ${maya.id}`;
  await maya.call('POST /api/visits/:id/accept', { params: { id: visit.id } });
  expect(await seen()).toBe(phone);

  const other = await app.transact(async (t) => {
    const {
      id: visitId,
      clientId,
      endsAt,
      startsAt,
    } = await makePageBooking(t, maya.id, {
      startsAt: new Date('2026-12-09T15:00:00Z'),
    });
    if (!clientId) throw new Error('A visit of the page has a client');
    const path = await linkOfVisit(t, app.app.platform.secrets, {
      accountId: maya.id,
      clientId,
      visitId,
      endsAt,
    });
    return { id: visitId, startsAt, secret: path.slice(path.lastIndexOf('/') + 1) };
  });
  await maya.call('POST /api/visits/:id/decline', { params: { id: other.id } });
  expect(await shown(other.secret)).toMatchObject({
    provider: { phone: null },
    visit: { status: 'declined' },
  });
});

test('a price that was raised names the one before, once the client agreed to it', async () => {
  const maya = await signInMaya();
  const visit = await linked(maya);
  await app.transact((t) => makePriceChange(t, { ...visit, ownerId: null }));
  expect((await shown(visit.secret)).visit).toMatchObject({
    price: 9500,
    askedPrice: 11_500,
    raisedFrom: null,
  });
  const { sql } = app.app.platform;
  await sql`
    update price_changes set state = 'approved', answered_how = 'link', answered_name = 'Maria', answered_at = created_at
    where visit_id = ${visit.id}`;
  expect((await shown(visit.secret)).visit).toMatchObject({
    price: 11_500,
    askedPrice: null,
    raisedFrom: 9500,
  });
});

test('a pet that is not priced is named beside the sum, to the client and to the provider', async () => {
  const maya = await signInMaya();
  const visit = await linked(maya);
  const { sql } = app.app.platform;
  await sql`
    insert into visit_pets (visit_id, pet_id, place, services)
    select ${visit.id}, p.id, 7, '{full_groom}' from pets p where p.id not in (select pet_id from visit_pets where visit_id = ${visit.id}) limit 1`;
  const [{ name } = { name: '' }] = await sql<{ name: string }[]>`
    select p.name from visit_pets vp join pets p on p.id = vp.pet_id where vp.visit_id = ${visit.id} and vp.place = 7`;
  expect((await shown(visit.secret)).visit).toMatchObject({ price: 9500, unpriced: [name] });
  const { body } = await maya.call('GET /api/visits/:id', { params: { id: visit.id } });
  expect(body).toMatchObject({ price: 9500, unpriced: [name] });
  await sql`update visits set list_price = null where id = ${visit.id}`;
  expect((await shown(visit.secret)).visit).toMatchObject({ price: null, unpriced: [] });
});

test('open times are named once the provider told when they work', async () => {
  const maya = await signInMaya();
  const { secret } = await linked(maya);
  const openings = async () =>
    (await app.stranger.call('GET /api/client-links/:secret/openings', { params: { secret } })).body;
  expect(await openings()).toEqual([]);
  await app.transact((t) => makeBookingPage(t, maya.id));
  expect(await openings()).not.toEqual([]);
});

test('the account of a client names the same open times, while another time can be asked for', async () => {
  const maya = await signInMaya();
  const [parent, other] = [await signInPetOwner(app), await signInPetOwner(app)];
  const visit = await app.transact(async (t) => {
    await makeBookingPage(t, maya.id);
    return makeClientLink(t, app.app.platform.secrets, { providerId: maya.id, ownerId: parent.id });
  });
  const params = { id: visit.id };
  const ask = (who: Caller) => who.call('GET /api/visits/:id/openings', { params });
  const { body: byLink } = await app.stranger.call('GET /api/client-links/:secret/openings', {
    params: { secret: visit.secret },
  });
  expect(byLink).not.toEqual([]);
  expect((await ask(parent)).body).toEqual(byLink);
  expect((await ask(other)).status).toBe(404);
  await parent.call('POST /api/visits/:id/cancel', { params, body: { reason: 'Ill' } });
  expect((await ask(parent)).body).toEqual([]);
});
