import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { previewRepeat } from '#server/modules/grooming-requests/index.ts';
import { makeOffer, makeRequest } from '#server/modules/grooming-requests/requests.factory.ts';
import { draftFor } from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeVaccination } from '#server/modules/vaccinations/vaccinations.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeVisit } from './visits.factory.ts';
import { accessRules } from './access.scenario.ts';
import type { AccessRule, Key, AccessSetup, Who } from './access.scenario.ts';

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
    signedOut: app.stranger,
  };
});
afterAll(() => app.close());

let sceneCount = 0;

/** Creates a request of `petOwner` at its own hours, with the state that the endpoint needs. */
async function setScene({ with: state, past, proposedBy }: AccessRule): Promise<AccessSetup> {
  app.clock.moveTo(testNow());
  const startsAt = after(testNow(), days(3) + hours(6) * sceneCount++);
  const scene = await app.transact(async (t) => {
    const { id: petId } = await makePet(t, { ownerId: people.petOwner.id });
    const { id: vaccinationId } = await makeVaccination(t, { petId, ownerId: people.petOwner.id });
    const provider = { providerId: people.groomer.id, startsAt };
    if (state !== 'named request' && state !== 'offer' && state !== 'unconfirmed offer') {
      const given = { ownerId: people.petOwner.id, petIds: [petId], status: state, ...provider };
      const proposal = proposedBy && { startsAt: after(startsAt, days(60)), by: proposedBy };
      const visit = await makeVisit(t, { ...given, ...(proposal ? { proposal } : {}) });
      return {
        petId,
        groomer: people.groomer.id,
        vaccinationId,
        ...(state === 'completed' ? { rebooking: await previewRepeat(t.sql, visit, t.now) } : {}),
        request: visit.requestId,
        offer: visit.offerId,
        visit: visit.id,
      };
    }
    const asked = state === 'named request' ? { askedId: people.groomer.id } : {};
    const request = await makeRequest(t, { ownerId: people.petOwner.id, petIds: [petId], ...asked });
    if (state === 'named request')
      return {
        petId,
        groomer: people.groomer.id,
        vaccinationId,
        request: request.id,
        offer: '',
        visit: '',
      };
    const offer = await makeOffer(t, { requestId: request.id, ...provider });
    if (state === 'unconfirmed offer')
      await t.sql`update offers set changed_terms = '{date}' where id = ${offer.id}`;
    return {
      petId,
      groomer: people.groomer.id,
      vaccinationId,
      request: request.id,
      offer: offer.id,
      visit: '',
    };
  });
  if (past !== undefined) app.clock.moveTo(after(startsAt, past * 60_000));
  return scene;
}

function knock(scene: AccessSetup, who: Who, key: Key, door: AccessRule) {
  const body = door.body?.(scene);
  return people[who].call(key, {
    params: door.id ? { id: scene[door.id] } : {},
    query: typeof door.query === 'function' ? door.query(scene) : (door.query ?? {}),
    ...(body === undefined ? {} : { body }),
  });
}

describe.each(Object.entries(accessRules) as [Key, AccessRule][])('%s', (key, door) => {
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
    test('a malformed id is invalid, an unknown id is not found', async () => {
      const who = people[door.in[0] ?? 'petOwner'];
      const scene = await setScene(door);
      const body = door.body?.(scene);
      const call = (id: string) =>
        who.call(key, {
          params: { id },
          query: typeof door.query === 'function' ? door.query(scene) : (door.query ?? {}),
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

test('before the booking only the owner sees the address of a request', async () => {
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
