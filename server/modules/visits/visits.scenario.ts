import { after } from '#server/platform/clock.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

type Params = { id: string };

export const checkIn = (who: Caller, params: Params, body?: object) =>
  who.call('POST /api/visits/:id/check-in', { params, ...(body ? { body } : {}) });

export const complete = (who: Caller, params: Params, change: object = {}) =>
  who.call('POST /api/visits/:id/complete', {
    params,
    body: { services: ['full_groom'], findings: '', behavior: '', ...change },
  });

export const cancel = (who: Caller, params: Params, reason = 'The van broke down.') =>
  who.call('POST /api/visits/:id/cancel', { params, body: { reason } });

export const proposeMove = (
  who: Caller,
  params: Params,
  body: { startsAt: string; insteadOf?: string | null },
) => who.call('PATCH /api/visits/:id/time', { params, body });

/** Answers a proposal; `startsAt` is the proposed start that the caller read. */
export const answerMove = (who: Caller, params: Params, answer: 'accept' | 'decline', startsAt?: string) =>
  who.call(`POST /api/visits/:id/time/${answer}`, { params, ...(startsAt ? { body: { startsAt } } : {}) });

export const withdrawMove = (who: Caller, params: Params) =>
  who.call('DELETE /api/visits/:id/time', { params });

export const noShow = (who: Caller, params: Params, note = 'Nobody came.') =>
  who.call('POST /api/visits/:id/no-show', { params, body: { note } });

/** Asks for the same visit again, as `rebook-check` describes it to the pet parent. */
export async function askAgain(who: Caller, params: Params) {
  const { body } = await who.call('GET /api/visits/:id/rebook-check', { params });
  return who.call('POST /api/visits/:id/rebook', { params, body });
}

export const requestOf = async (owner: Caller, id: string) =>
  (
    await owner.call('GET /api/pet-owners/current-user/grooming-requests', { query: { limit: 100 } })
  ).body.find((one) => one.id === id);

/** Runs an action with the clock at an offset from an instant, then restores the clock. */
export async function at<T>(app: TestApp, instant: string, ahead: number, act: () => Promise<T>): Promise<T> {
  const now = app.clock.now();
  app.clock.moveTo(after(new Date(instant), ahead));
  try {
    return await act();
  } finally {
    app.clock.moveTo(now);
  }
}
