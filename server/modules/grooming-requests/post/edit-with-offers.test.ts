import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, days, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import {
  accept,
  addPet,
  ask,
  dayAhead,
  happened,
  offer,
  sendOffer,
  signInBusiness,
  signInGroomer,
  signInPetOwner,
} from '../requests.scenario.ts';

let app: TestApp;
let jordan: Caller;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await signInPetOwner(app);
  maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
});
afterAll(() => app.close());

const edit = (id: string, body: object) =>
  jordan.call('PATCH /api/grooming-requests/:id', { params: { id }, body });
const confirm = (who: Caller, id: string, body?: object) =>
  who.call('POST /api/offers/:id/confirm', { params: { id }, ...(body ? { body } : {}) });
const received = async (id: string) =>
  (await jordan.call('GET /api/grooming-requests/:id/offers', { params: { id } })).body;
const mailsTo = async (who: Caller) => {
  await app.settle();
  const { body: me } = await who.call('GET /auth/me');
  return (await app.app.platform.mailer.kept(500)).filter(({ toAddress }) => toAddress === me.user.email);
};

/** Cancels the visit, so that Maya's time is free for the next test. */
async function cancelVisitOf(id: string) {
  const { body: visits } = await maya.call('GET /api/visits');
  const visit = visits.find(({ requestId }) => requestId === id);
  await maya.call('POST /api/visits/:id/cancel', {
    params: { id: visit?.id ?? '' },
    body: { reason: 'Ill.' },
  });
}

describe('an edit while offers are open', () => {
  test.each<[string, (pets: string[]) => object]>([
    ['services', () => ({ servicesNeeded: ['bath_brush'] })],
    ['pets', (pets) => ({ petIds: pets })],
    ['place', () => ({ address: '12 Elm St, Dallas, TX' })],
    ['where', () => ({ where: 'home' })],
    ['date', () => ({ preferredDate: dayAhead(app, 9) })],
    ['date', () => ({ window: 'evening' })],
  ])(
    'of %s keeps offers open, but they cannot be accepted until their senders confirm',
    async (term, change) => {
      const request = await ask(jordan, { preferredDate: dayAhead(app, 5) });
      const { id } = await offer(app, maya, request.id);
      const other = await addPet(jordan, { name: 'Otto' });
      const edited = await edit(request.id, change([other.id]));
      expect([edited.status, edited.body.openOffers]).toEqual([200, 1]);
      expect(await received(request.id)).toMatchObject([
        { id, status: 'pending', changedTerms: [term], actions: ['decline'] },
      ]);
      const refused = await accept(jordan, id);
      expect([refused.status, refused.problem.code]).toEqual([409, 'unconfirmed']);
      const [sent] = (await maya.call('GET /api/offers/sent')).body;
      expect(sent).toMatchObject({ id, changedTerms: [term], actions: ['withdraw', 'confirm'] });

      const confirmed = await confirm(maya, id);
      expect([confirmed.status, confirmed.body.changedTerms]).toEqual([200, []]);
      expect((await accept(jordan, id)).status).toBe(200);
      await cancelVisitOf(request.id);
    },
  );

  test('of a field that no offer depends on, or of nothing, leaves offers unchanged', async () => {
    const request = await ask(jordan, { preferredDate: dayAhead(app, 5) });
    const { id } = await offer(app, maya, request.id);
    const same = {
      servicesNeeded: request.servicesNeeded.toReversed(),
      petIds: [request.petId],
      address: request.address,
      where: request.where,
      preferredDate: request.preferredDate,
      window: request.window,
    };
    await edit(request.id, {
      ...same,
      title: 'Bath',
      estimatedBudget: 90,
      description: null,
      urgency: 'high',
    });
    expect(await received(request.id)).toMatchObject([
      { id, changedTerms: [], actions: ['accept', 'decline'] },
    ]);
    expect((await confirm(maya, id)).problem.code).toBe('already_done');
  });

  test('is mailed to each sender at once, and each confirmation is mailed to the pet owner', async () => {
    const [salon, groomer] = [await signInBusiness(app), await signInGroomer(app)];
    const request = await ask(jordan);
    await offer(app, salon, request.id);
    const { id } = await offer(app, groomer, request.id);
    await edit(request.id, { servicesNeeded: ['bath_brush'], where: 'home' });
    for (const sender of [salon, groomer]) {
      const [mail] = await mailsTo(sender);
      expect(mail?.subject).toBe('Confirm or change your offer for Bella');
      expect(mail?.body).toContain('the services and whether you come or they travel');
      expect(mail?.body).toContain(`/requests/${request.id}`);
    }
    await confirm(groomer, id);
    const mail = (await mailsTo(jordan)).find(({ body }) => body.includes(request.id));
    expect(mail?.subject).toMatch(/confirmed the offer for Bella: \$110.00$/);
    expect(await happened(app, id)).toEqual(['offer.sent', 'offer.confirmed']);
  });

  test('lets a sender replace the offer with one at another price and time', async () => {
    const request = await ask(jordan);
    const first = await offer(app, maya, request.id, { price: 9000 });
    expect((await sendOffer(app, maya, request.id, { price: 12_000 })).problem.code).toBe('already_done');
    await edit(request.id, { servicesNeeded: ['full_groom', 'hand_strip'] });
    const { body: seen } = await maya.call('GET /api/grooming-requests/:id', { params: { id: request.id } });
    expect(seen.actions).toEqual(['offer', 'withdraw_offer']);
    expect(seen.ownOffer).toMatchObject({ id: first.id, changedTerms: ['services'] });
    const second = await offer(app, maya, request.id, { price: 12_000 });
    expect(await received(request.id)).toMatchObject([
      { id: second.id, status: 'pending', price: 12_000, changedTerms: [] },
      { id: first.id, status: 'withdrawn', endedBecause: 'replaced' },
    ]);
    // An offer that was replaced can no longer be accepted.
    expect((await accept(jordan, first.id)).problem.code).toBe('too_late');
    expect((await accept(jordan, second.id)).status).toBe(200);
    await cancelVisitOf(request.id);
  });

  test('that the sender has not read refuses both a confirmation and a new offer', async () => {
    const request = await ask(jordan);
    const { id } = await offer(app, maya, request.id, { termsChangedAt: null });
    const changedAt = async (body: object) => (await edit(request.id, body)).body.termsChangedAt;
    const first = await changedAt({ where: 'home' });
    app.clock.moveTo(after(app.clock.now(), 1000));
    const second = await changedAt({ servicesNeeded: ['bath_brush'] });
    expect((await confirm(maya, id, { termsChangedAt: first })).problem.code).toBe('terms_changed');
    const late = await sendOffer(app, await signInGroomer(app), request.id, { termsChangedAt: null });
    expect([late.status, late.problem.code]).toEqual([409, 'terms_changed']);
    expect((await confirm(maya, id, { termsChangedAt: second })).status).toBe(200);
  });

  test('cannot be confirmed by others, or after the offer has expired', async () => {
    const request = await ask(jordan);
    const { id } = await offer(app, maya, request.id);
    await edit(request.id, { where: 'home' });
    expect((await confirm(await signInGroomer(app), id)).status).toBe(404);
    expect((await confirm(jordan, id)).status).toBe(403);
    const now = app.clock.now();
    app.clock.moveTo(after(now, days(4)));
    expect((await confirm(maya, id)).problem.code).toBe('too_late');
    app.clock.moveTo(now);
  });
});

describe('the pets of a request', () => {
  test('must belong to the pet owner, and can be searched by their traits', async () => {
    const request = await ask(jordan);
    const stranger = await addPet(await signInPetOwner(app));
    expect((await edit(request.id, { petIds: [stranger.id] })).status).toBe(404);
    expect((await edit(request.id, { petIds: [] })).problem.errors?.[0]?.path).toBe('petIds');
    const cat = await addPet(jordan, { name: 'Miso', species: 'cat', breed: 'Ragdoll', weight: 9 });
    const { body } = await edit(request.id, { petIds: [cat.id], servicesNeeded: ['nail_trim'] });
    expect(body.pets.map(({ name }) => name)).toEqual(['Miso']);
    const found = await maya.call('GET /api/grooming-requests', { query: { species: 'cat', q: 'ragdoll' } });
    expect(found.body.map(({ id }) => id)).toContain(request.id);
  });
});

describe('confirming an offer whose work has grown', () => {
  test('takes the minutes that the work needs now, and says so first', async () => {
    const request = await ask(jordan, { servicesNeeded: ['nail_trim'] });
    const { id } = await offer(app, maya, request.id, {
      minutes: 15,
      proposedAt: after(app.clock.now(), days(6)).toISOString(),
    });
    await edit(request.id, { servicesNeeded: ['full_groom', 'demat'] });
    const { body: check } = await maya.call('GET /api/grooming-requests/:id/offer-check', {
      params: { id: request.id },
      query: { own: 'true' },
    });
    expect(check.minutes).toBeGreaterThan(120);
    const { body } = await confirm(maya, id);
    expect((Date.parse(body.endsAt) - Date.parse(body.startsAt)) / 60_000).toBe(check.minutes);
  });

  test('is refused where the longer work meets other work, and takes a length that fits', async () => {
    const groomer = await signInGroomer(app);
    const startsAt = after(app.clock.now(), days(6));
    const request = await ask(jordan, { servicesNeeded: ['nail_trim'] });
    const { id } = await offer(app, groomer, request.id, { minutes: 15, proposedAt: startsAt.toISOString() });
    const other = await ask(await signInPetOwner(app), { servicesNeeded: ['nail_trim'] });
    const next = { minutes: 15, proposedAt: after(startsAt, minutes(30)).toISOString() };
    const { id: nextId } = await offer(app, groomer, other.id, next);
    await app.transact(
      async ({ sql }) => sql`
      insert into bookings (source_kind, source_id, subject_id, during, title, time_zone, dogs_at_once)
      select 'visit', ${nextId}::uuid, ${groomer.id}::uuid, tstzrange(${after(startsAt, minutes(30))}, ${after(startsAt, minutes(45))}), 'Nails', 'America/Chicago', 1`,
    );
    await edit(request.id, { servicesNeeded: ['full_groom'] });
    expect((await confirm(groomer, id)).problem.code).toBe('clash');
    expect((await confirm(groomer, id, { minutes: 10 })).problem.errors?.[0]?.path).toBe('minutes');
    const { status, body } = await confirm(groomer, id, { minutes: 30 });
    expect([status, Date.parse(body.endsAt) - startsAt.getTime()]).toEqual([200, minutes(30)]);
  });
});
