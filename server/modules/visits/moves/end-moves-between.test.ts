import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookVisit,
  happened,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { proposeMove } from '../visits.scenario.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a proposed time is taken back in silence when one side blocks the other', async () => {
  const owner = await signInPetOwner(app);
  const groomer = await signInGroomer(app);
  const { visit, params } = await bookVisit(app, owner, groomer, { offered: { minutes: 60 } });
  await proposeMove(groomer, params, {
    startsAt: after(new Date(visit.startsAt), days(1)).toISOString(),
    insteadOf: null,
  });
  const told = await happened(app, visit.id);
  const { status } = await owner.call('POST /api/blocks', { body: { userId: groomer.id } });
  expect(status).toBe(201);
  await app.settle();
  const { body: left } = await owner.call('GET /api/visits/:id', { params });
  expect([left.status, left.moveProposal]).toEqual(['booked', null]);
  expect(left.actions).not.toContain('accept_move');
  expect(left.history.at(-1)?.what).toBe('move_withdrawn');
  expect(await happened(app, visit.id)).toEqual(told);
});
