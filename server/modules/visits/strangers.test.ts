import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { groomingRequestsApi } from '#contract/grooming-requests.ts';
import type { VisitStatus } from '#contract/grooming-lifecycle.ts';
import type { offersApi } from '#contract/offers.ts';
import type { visitsApi } from '#contract/visits.ts';
import { makeOffer, makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { draftFor } from '#server/modules/grooming-requests/requests.scene.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeVisit } from './visits.factory.ts';

/** Who comes to each door: those who are let in, and those who are refused, with the status they get. */
type Who =
  | 'petOwner'
  | 'groomer'
  | 'otherPetOwner'
  | 'otherGroomer'
  | 'salon'
  | 'lapsedPetOwner'
  | 'lapsedGroomer'
  | 'nobody';
type Key = keyof typeof groomingRequestsApi | keyof typeof offersApi | keyof typeof visitsApi;
type Scene = { request: string; offer: string; visit: string; petId: string };
type Door = {
  /** What `petOwner` has with `groomer`: an open offer, or a visit in that state. */
  with: 'offer' | 'unconfirmed offer' | VisitStatus;
  /** Moves the clock so many minutes past the start of the visit first. */
  past?: number;
  /** The side that proposed a new time, weeks later. */
  proposedBy?: 'provider' | 'pet_owner';
  body?: (scene: Scene) => unknown;
  query?: Record<string, string>;
  id?: 'request' | 'offer' | 'visit';
  in: Who[];
  out: Partial<Record<Who, number>>;
};

const everyone: Who[] = ['petOwner', 'groomer', 'otherPetOwner', 'otherGroomer', 'salon'];
const reason = () => ({ reason: 'Because.' });
const petOwnersOnly = { groomer: 403, salon: 403, otherPetOwner: 404, nobody: 401 };
const providersOnly = { petOwner: 403, otherGroomer: 404, salon: 404, nobody: 401 };
const eitherSide = { otherPetOwner: 404, otherGroomer: 404, salon: 404, lapsedGroomer: 404, nobody: 401 };

const doors: Record<Key, Door> = {
  'GET /api/grooming-requests': {
    with: 'offer',
    in: everyone,
    out: { lapsedPetOwner: 402, lapsedGroomer: 402, nobody: 401 },
  },
  'GET /api/grooming-requests/count': {
    with: 'offer',
    in: everyone,
    out: { lapsedPetOwner: 402, lapsedGroomer: 402, nobody: 401 },
  },
  'POST /api/grooming-requests': {
    with: 'offer',
    body: ({ petId }) => ({ title: 'Bath', petId, servicesNeeded: ['bath_brush'] }),
    in: ['petOwner'],
    out: { groomer: 403, salon: 403, otherPetOwner: 404, lapsedPetOwner: 402, nobody: 401 },
  },
  'GET /api/grooming-requests/:id': {
    with: 'booked',
    id: 'request',
    in: ['petOwner', 'groomer'],
    out: { otherPetOwner: 404, otherGroomer: 404, salon: 404, lapsedGroomer: 402, nobody: 401 },
  },
  'PATCH /api/grooming-requests/:id': {
    with: 'offer',
    id: 'request',
    body: () => ({ title: 'Bath' }),
    in: ['petOwner'],
    out: { ...petOwnersOnly, lapsedPetOwner: 402 },
  },
  'GET /api/pet-owners/current-user/grooming-requests': {
    with: 'offer',
    in: ['petOwner', 'lapsedPetOwner'],
    out: { groomer: 403, salon: 403, nobody: 401 },
  },
  'POST /api/applications/grooming-request': {
    with: 'offer',
    body: ({ request }) => ({ groomingRequestId: request, groomerId: 'current-user' }),
    in: ['otherGroomer', 'salon'],
    out: { petOwner: 403, otherPetOwner: 403, lapsedGroomer: 402, groomer: 409, nobody: 401 },
  },
  'GET /api/grooming-requests/:id/offers': {
    with: 'offer',
    id: 'request',
    in: ['petOwner'],
    out: { ...petOwnersOnly, lapsedPetOwner: 404 },
  },
  'GET /api/offers/sent': {
    with: 'offer',
    in: ['groomer', 'salon', 'lapsedGroomer'],
    out: { petOwner: 403, nobody: 401 },
  },
  'GET /api/grooming-requests/:id/offer-check': {
    with: 'offer',
    id: 'request',
    in: ['otherGroomer', 'salon', 'groomer'],
    out: { petOwner: 403, lapsedGroomer: 402, nobody: 401 },
  },
  'POST /api/offers/:id/decline': { with: 'offer', id: 'offer', in: ['petOwner'], out: petOwnersOnly },
  'POST /api/offers/:id/confirm': {
    with: 'unconfirmed offer',
    id: 'offer',
    in: ['groomer'],
    out: providersOnly,
  },
  'POST /api/offers/:id/withdraw': { with: 'offer', id: 'offer', in: ['groomer'], out: providersOnly },
  'GET /api/provider-rules': {
    with: 'offer',
    in: ['groomer', 'salon', 'lapsedGroomer'],
    out: { petOwner: 403, nobody: 401 },
  },
  'PUT /api/provider-rules': {
    with: 'offer',
    body: () => ({ rules: [], honoursPremium: false }),
    in: ['groomer', 'salon', 'lapsedGroomer'],
    out: { petOwner: 403, nobody: 401 },
  },
  'POST /api/offers/:id/accept': {
    with: 'offer',
    id: 'offer',
    in: ['petOwner'],
    out: { ...petOwnersOnly, lapsedPetOwner: 404 },
  },
  'POST /api/grooming-requests/:id/cancel': {
    with: 'booked',
    id: 'request',
    body: reason,
    in: ['petOwner'],
    out: { ...petOwnersOnly, lapsedPetOwner: 404 },
  },
  'GET /api/visits': { with: 'booked', in: [...everyone, 'lapsedPetOwner'], out: { nobody: 401 } },
  'GET /api/visits/:id': {
    with: 'booked',
    id: 'visit',
    in: ['petOwner', 'groomer'],
    out: eitherSide,
  },
  'POST /api/visits/:id/check-in': {
    with: 'booked',
    past: -30,
    id: 'visit',
    in: ['groomer'],
    out: { ...providersOnly, lapsedGroomer: 404 },
  },
  'POST /api/visits/:id/complete': {
    with: 'checked_in',
    id: 'visit',
    body: () => ({ services: ['full_groom'], findings: '', behavior: '' }),
    in: ['groomer'],
    out: { ...providersOnly, lapsedGroomer: 404 },
  },
  'PATCH /api/visits/:id/report-card': {
    with: 'completed',
    id: 'visit',
    past: 180,
    body: () => ({ services: ['full_groom'], findings: '', behavior: '' }),
    in: ['groomer'],
    out: providersOnly,
  },
  'POST /api/visits/:id/bites': {
    with: 'checked_in',
    id: 'visit',
    past: 30,
    body: ({ petId }) => ({ petId, on: '2026-11-20', what: 'A finger.' }),
    in: ['groomer'],
    out: providersOnly,
  },
  'GET /api/visits/:id/move-check': {
    with: 'booked',
    id: 'visit',
    query: { startsAt: '2027-06-01T15:00:00Z' },
    in: ['petOwner', 'groomer'],
    out: eitherSide,
  },
  'PATCH /api/visits/:id/time': {
    with: 'booked',
    id: 'visit',
    body: () => ({ startsAt: '2027-06-01T15:00:00Z' }),
    in: ['groomer'],
    out: eitherSide,
  },
  'DELETE /api/visits/:id/time': {
    with: 'booked',
    proposedBy: 'provider',
    id: 'visit',
    in: ['groomer'],
    out: { ...eitherSide, petOwner: 403 },
  },
  'POST /api/visits/:id/time/accept': {
    with: 'booked',
    proposedBy: 'provider',
    id: 'visit',
    in: ['petOwner'],
    out: { ...eitherSide, groomer: 403 },
  },
  'POST /api/visits/:id/time/decline': {
    with: 'booked',
    proposedBy: 'pet_owner',
    id: 'visit',
    in: ['groomer'],
    out: { ...eitherSide, petOwner: 403 },
  },
  'POST /api/visits/:id/cancel': {
    with: 'booked',
    id: 'visit',
    body: reason,
    in: ['groomer'],
    out: eitherSide,
  },
  'POST /api/visits/:id/no-show': {
    with: 'booked',
    past: 60,
    id: 'visit',
    in: ['petOwner'],
    out: eitherSide,
  },
  'POST /api/visits/:id/rebook': {
    with: 'completed',
    id: 'visit',
    in: ['petOwner'],
    out: { ...petOwnersOnly, lapsedPetOwner: 402 },
  },
};

let app: TestApp;
let people: Record<Who, Caller>;
beforeAll(async () => {
  app = await openTestApp();
  const ids = await app.transact(async (t) => ({
    petOwner: (await makePetOwner(t)).id,
    groomer: (await makeGroomer(t)).id,
    otherPetOwner: (await makePetOwner(t)).id,
    otherGroomer: (await makeGroomer(t)).id,
    salon: (await makeBusiness(t)).id,
    lapsedPetOwner: (await makeAccount(t, { roles: ['pet_owner'] })).id,
    lapsedGroomer: (await makeAccount(t, { roles: ['groomer'] })).id,
  }));
  people = {
    ...(Object.fromEntries(
      await Promise.all(Object.entries(ids).map(async ([who, id]) => [who, await app.as(id)])),
    ) as Record<keyof typeof ids, Caller>),
    nobody: app.stranger,
  };
});
afterAll(() => app.close());

let sceneCount = 0;

/** A fresh request of `petOwner` at hours of its own, with what it takes to be knocked for. */
async function setScene({ with: state, past, proposedBy }: Door): Promise<Scene> {
  app.clock.moveTo(testNow());
  const startsAt = after(testNow(), days(3) + hours(6) * sceneCount++);
  const scene = await app.transact(async (t) => {
    const { id: petId } = await makePet(t, { ownerId: people.petOwner.id });
    const provider = { providerId: people.groomer.id, startsAt };
    if (state !== 'offer' && state !== 'unconfirmed offer') {
      const given = { ownerId: people.petOwner.id, petIds: [petId], status: state, ...provider };
      const proposal = proposedBy && { startsAt: after(startsAt, days(60)), by: proposedBy };
      const visit = await makeVisit(t, { ...given, ...(proposal ? { proposal } : {}) });
      return { petId, request: visit.requestId, offer: visit.offerId, visit: visit.id };
    }
    const request = await makeRequest(t, { ownerId: people.petOwner.id, petIds: [petId] });
    const offer = await makeOffer(t, { requestId: request.id, ...provider });
    if (state === 'unconfirmed offer')
      await t.sql`update offers set changed_terms = '{date}' where id = ${offer.id}`;
    return { petId, request: request.id, offer: offer.id, visit: '' };
  });
  if (past !== undefined) app.clock.moveTo(after(startsAt, past * 60_000));
  return scene;
}

function knock(scene: Scene, who: Who, key: Key, door: Door) {
  const body = door.body?.(scene);
  return people[who].call(key, {
    params: door.id ? { id: scene[door.id] } : {},
    ...(door.query ? { query: door.query } : {}),
    ...(body === undefined ? {} : { body }),
  });
}

describe.each(Object.entries(doors) as [Key, Door][])('%s', (key, door) => {
  test(`refuses ${Object.keys(door.out).join(', ')}, and then lets in ${door.in.join(', ')}`, async () => {
    const scene = await setScene(door);
    for (const [who, status] of Object.entries(door.out) as [Who, number][]) {
      const answer = await knock(scene, who, key, door);
      expect([who, answer.status]).toEqual([who, status]);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
    }
    for (const who of door.in) {
      const answer = await knock(scene, who, key, door);
      expect([who, answer.status < 300, answer.problem.detail]).toEqual([who, true, undefined]);
    }
  });

  if (door.id)
    test('an id that is none is named, one that nobody has is not there', async () => {
      const who = people[door.in[0] ?? 'petOwner'];
      const body = door.body?.(await setScene(door));
      const call = (id: string) =>
        who.call(key, {
          params: { id },
          ...(door.query ? { query: door.query } : {}),
          ...(body === undefined ? {} : { body }),
        });
      for (const id of ['1', "' or 1=1 --", '../../etc', 'x'.repeat(150)]) {
        const answer = await call(id);
        expect([id, answer.status]).toEqual([id, 422]);
        expect(answer.problem.errors?.[0]?.path).toBe('id');
      }
      expect((await call('01a1f930-a1b4-7151-9c3a-788155132aa4')).status).toBe(404);
    });
});

test('before the booking nobody but its owner reads the address of a request', async () => {
  const draft = await draftFor(people.petOwner);
  const address = '77 Secret Garden Ln, Austin, TX 78704';
  const { body } = await people.petOwner.call('POST /api/grooming-requests', { body: { ...draft, address } });
  expect(body.address).toBe(address);
  for (const [key, params] of [
    ['GET /api/grooming-requests', {}],
    ['GET /api/grooming-requests/:id', { id: body.id }],
  ] as const) {
    const answer = await people.groomer.call(key, { params });
    expect(JSON.stringify(answer.body)).toContain(body.id);
    expect(JSON.stringify(answer.body)).not.toMatch(/Secret Garden|Ellis|people\.example/);
  }
});
