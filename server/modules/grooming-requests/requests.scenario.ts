import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import type { SentOffer } from '#contract/grooming/offers.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

/** Signs in a pet owner, a groomer or a business in Austin. */
export const signInPetOwner = async (app: TestApp, given: Parameters<typeof makePetOwner>[1] = {}) =>
  app.as((await app.transact((t) => makePetOwner(t, given))).id);
export const signInGroomer = async (app: TestApp, given: Parameters<typeof makeGroomer>[1] = {}) =>
  app.as((await app.transact((t) => makeGroomer(t, given))).id);
export const signInBusiness = async (app: TestApp, given: Parameters<typeof makeBusiness>[1] = {}) =>
  app.as((await app.transact((t) => makeBusiness(t, given))).id);

/** Returns the calendar day in Austin `inDays` days from now. */
export const dayAhead = (app: TestApp, inDays: number) =>
  dayIn(after(app.clock.now(), days(inDays)), 'America/Chicago');

export async function addPet(owner: Caller, change: object = {}): Promise<Pet> {
  const answer = await owner.call('POST /api/pets', {
    body: { name: 'Bella', breed: 'Goldendoodle', age: 3, weight: 52, isRight: true, ...change },
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.problem));
  return answer.body;
}

/** Changes to the first version's payload. */
type Asked = { petId?: string; petIds?: string[]; [field: string]: unknown };

/** Returns the first version's payload, for a new pet unless one is given. */
export async function draftFor(owner: Caller, change: Asked = {}) {
  const named = change.petId ?? change.petIds;
  return {
    title: 'Full groom and demat',
    description: 'Mats behind the ears.',
    ...(named ? {} : { petId: (await addPet(owner)).id }),
    servicesNeeded: ['full_groom', 'demat'],
    estimatedBudget: 110,
    urgency: 'normal',
    ...change,
  };
}

export async function ask(owner: Caller, change: Asked = {}): Promise<OwnRequest> {
  const answer = await owner.call('POST /api/grooming-requests', { body: await draftFor(owner, change) });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.problem));
  return answer.body;
}

/** Sends an offer for three days from now. */
export const sendOffer = (app: TestApp, provider: Caller, groomingRequestId: string, change: object = {}) =>
  provider.call('POST /api/applications/grooming-request', {
    body: { groomingRequestId, proposedAt: after(app.clock.now(), days(3)).toISOString(), ...change },
  });

export async function offer(
  app: TestApp,
  provider: Caller,
  requestId: string,
  change: object = {},
): Promise<SentOffer> {
  const answer = await sendOffer(app, provider, requestId, change);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.problem));
  return answer.body;
}

export const accept = (owner: Caller, offerId: string) =>
  owner.call('POST /api/offers/:id/accept', { params: { id: offerId } });

/** Books a visit three days from now. */
export async function bookVisit(
  app: TestApp,
  owner: Caller,
  provider: Caller,
  { asked = {}, offered = {} }: { asked?: Asked; offered?: object } = {},
) {
  const request = await ask(owner, asked);
  const { id: offerId } = await offer(app, provider, request.id, offered);
  const answer = await accept(owner, offerId);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  const { body: visits } = await owner.call('GET /api/visits', { query: { as: 'pet_owner' } });
  const visit = visits.find(({ requestId }) => requestId === request.id);
  if (!visit) throw new Error('No visit was booked');
  return { request, offerId, visit: { ...visit, requestId: request.id }, params: { id: visit.id } };
}

/** Lists the events announced about a request, an offer or a visit, in order. */
export const happened = async (app: TestApp, id: string) => {
  const rows = await app.app.platform.sql<{ type: string }[]>`
    select type from events where ${id} in (payload->>'requestId', payload->>'offerId', payload->>'visitId') order by id`;
  return rows.map(({ type }) => type);
};
