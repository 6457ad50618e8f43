import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accept,
  addPet,
  ask,
  dayAhead,
  happened,
  offer,
  signInBusiness,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('from adding a pet to two reviews and a rebooked visit', async () => {
  const jordan = await signInPetOwner(app);
  const maya = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
  const salon = await signInBusiness(app);
  const bella = await addPet(jordan);

  const request = await ask(jordan, {
    petId: bella.id,
    preferredDate: dayAhead(app, 4),
    window: 'morning',
  });
  expect(request).toMatchObject({
    status: 'posted',
    petId: bella.id,
    pet: { name: 'Bella', breed: 'Goldendoodle', age: 3, weight: 52, size: 'medium' },
    applicationCount: 0,
    openOffers: 0,
    priority: false,
    city: 'Austin',
    address: '1104 Bouldin Ave, Austin, TX 78704',
    actions: ['edit', 'cancel'],
  });

  // Without a price and time, the offer takes the budget and the preferred day.
  const { body: sent } = await maya.call('POST /api/applications/grooming-request', {
    body: { groomingRequestId: request.id, groomerId: maya.id, message: 'I work curly coats by hand.' },
  });
  expect(sent).toMatchObject({ status: 'pending', price: 11_000, readAt: null, actions: ['withdraw'] });
  expect(sent.startsAt.slice(0, 10)).toBe(dayAhead(app, 4));
  const other = await offer(app, salon, request.id, { price: 9800, message: 'We have a quiet room.' });

  const { body: offers } = await jordan.call('GET /api/grooming-requests/:id/offers', {
    params: { id: request.id },
  });
  expect(offers.map(({ provider, price }) => [provider.name, provider.as, price])).toEqual([
    ['Maya Ortiz', 'groomer', 11_000],
    ['Shoal Creek Pet Spa', 'business', 9800],
  ]);
  expect((await maya.call('GET /api/offers/sent')).body[0]?.readAt).not.toBeNull();

  expect((await accept(jordan, sent.id)).body.status).toBe('accepted');
  const { body: declined } = await salon.call('GET /api/offers/sent');
  expect(declined).toMatchObject([{ id: other.id, status: 'declined', request: { status: 'in_progress' } }]);
  const [visit] = (await maya.call('GET /api/visits')).body;
  expect(visit).toMatchObject({
    status: 'booked',
    address: '1104 Bouldin Ave, Austin, TX 78704',
    atHome: true,
    price: 11_000,
    pets: [{ name: 'Bella' }],
    owner: { name: 'Jordan Ellis' },
    provider: { name: 'Maya Ortiz' },
    actions: ['propose_move', 'cancel'],
  });
  const { body: asked } = await jordan.call('GET /api/pet-owners/current-user/grooming-requests');
  expect(asked[0]?.visit).toMatchObject({ id: visit?.id, provider: 'Maya Ortiz', atHome: true });
  const params = { id: visit?.id ?? '' };

  app.clock.moveTo(after(new Date(sent.startsAt), -hours(1)));
  expect((await maya.call('POST /api/visits/:id/check-in', { params })).body.status).toBe('checked_in');
  app.clock.moveTo(new Date(sent.endsAt));
  const { body: done } = await maya.call('POST /api/visits/:id/complete', {
    params,
    body: {
      services: ['full_groom', 'demat'],
      findings: 'Two mats behind the left ear.',
      behavior: 'Calm; dislikes the dryer.',
      nextVisitWeeks: 6,
    },
  });
  expect(done).toMatchObject({
    status: 'completed',
    reportCard: { findings: 'Two mats behind the left ear.', nextVisitWeeks: 6 },
    actions: ['check_out', 'review'],
  });
  expect(done.history.map(({ what, who }) => [what, who])).toEqual([
    ['booked', 'Jordan Ellis'],
    ['checked_in', 'Maya Ortiz'],
    ['completed', 'Maya Ortiz'],
  ]);
  const groomed = (await jordan.call('GET /api/pets/:id', { params: { id: bella.id } })).body;
  expect(Date.parse(groomed.lastGroomedAt ?? '')).toBeCloseTo(Date.parse(sent.endsAt), -4);
  expect(await happened(app, params.id)).toEqual([
    'offer.accepted',
    'visit.booked',
    'visit.checked_in',
    'visit.completed',
  ]);

  const review = { engagementType: 'visit', engagementId: params.id, rating: 5 };
  const first = await jordan.call('POST /api/reviews', { body: { ...review, tags: ['gentle'] } });
  expect(first.body).toMatchObject({ revealed: false });
  const second = await maya.call('POST /api/reviews', { body: { ...review, tags: ['calm_pet'] } });
  expect(second.body).toMatchObject({ revealed: true });
  const about = async (id: string) =>
    (await salon.call('GET /api/users/:id/reviews', { params: { id } })).body.map(({ author }) => author);
  expect(await about(maya.id)).toMatchObject([{ name: 'Jordan', role: 'pet_owner' }]);
  expect(await about(jordan.id)).toMatchObject([{ name: 'Maya Ortiz', role: 'groomer' }]);
  expect((await jordan.call('GET /api/visits/:id', { params })).body.actions).toEqual(['rebook']);

  // What would be sent is shown before, with the same words as the request then has.
  const check = () => jordan.call('GET /api/visits/:id/rebook-check', { params });
  const plan = (await check()).body;
  expect(plan).toEqual({
    servicesNeeded: ['full_groom', 'demat'],
    preferredDate: groomed.dueOn,
    window: request.window,
    estimatedBudget: 110,
  });
  const rebook = () => jordan.call('POST /api/visits/:id/rebook', { params, body: plan });
  const { body: again } = await rebook();
  const [newest] = (await jordan.call('GET /api/pet-owners/current-user/grooming-requests')).body;
  expect(newest).toMatchObject({
    id: again.requestId,
    status: 'posted',
    preferredDate: groomed.dueOn,
    servicesNeeded: ['full_groom', 'demat'],
    estimatedBudget: 110,
  });
  expect(
    (await maya.call('GET /api/grooming-requests/:id', { params: { id: again.requestId } })).body.asksYou,
  ).toBe(true);
  expect(await happened(app, again.requestId)).toEqual(['request.posted', 'request.asked']);
  app.clock.moveTo(after(app.clock.now(), days(1)));
  const twice = await rebook();
  expect([twice.status, twice.problem.code]).toEqual([409, 'already_done']);
  expect((await check()).problem.code).toBe('already_done');
});
