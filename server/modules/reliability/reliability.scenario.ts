import {
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

/** A pet owner and a groomer who have booked a visit. */
export async function signInWithVisit(app: TestApp) {
  const [petOwner, provider] = [await signInPetOwner(app), await signInGroomer(app)];
  return { petOwner, provider, ...(await bookVisit(app, petOwner, provider)) };
}

export const leave = (who: Caller, how: 'withdraw' | 'release', id: string, body: object = {}) =>
  who.call(`POST /api/shift-applications/:id/${how}`, { params: { id }, body });

export const undoLeaving = (who: Caller, id: string) =>
  who.call('POST /api/shift-applications/:id/undo', { params: { id } });

export const undoCancel = (who: Caller, params: { id: string }) =>
  who.call('POST /api/visits/:id/undo-cancel', { params });

/** What counts for or against a person, without the answers, of which every booking has one. */
export const bookingFacts = async (who: Caller) =>
  (await who.call('GET /api/reliability/facts', { query: { limit: 100 } })).body.filter(
    ({ kind }) => !kind.startsWith('answered'),
  );
