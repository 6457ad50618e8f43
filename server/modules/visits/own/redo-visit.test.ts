import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeClientToBook, makeOwnVisit } from './own-visits.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const finished = async (given: object = {}) => {
  const maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const first = await app.transact((t) =>
    makeOwnVisit(t, { providerId: maya.id, status: 'completed', ...given }),
  );
  const body = {
    clientId: first.clientId,
    pets: [{ petId: first.petIds[0] ?? '', services: ['bath_brush' as const], price: 9900 }],
    startsAt: after(new Date(first.startsAt), days(3)).toISOString(),
    minutes: 30,
    anyway: true,
    redoOf: first.id,
  };
  return { maya, first, body };
};
const refusal = (path: string) => ({ status: 422, body: { errors: [{ path }] } });

test('a free redo costs nothing and points to the first visit, for the provider and in the timeline', async () => {
  const { maya, first, body } = await finished();
  const { status, body: redo } = await maya.call('POST /api/visits', { body });
  expect(status).toBe(201);
  expect(redo).toMatchObject({ redoOf: first.id, price: 0, pets: [{ price: 0 }], status: 'booked' });
  const { body: entries } = await maya.call('GET /api/clients/:id/timeline', {
    params: { id: first.clientId },
  });
  expect(entries.flatMap((entry) => (entry.kind === 'visit' ? [[entry.id, entry.isRedo]] : []))).toEqual([
    [redo.id, true],
    [first.id, false],
  ]);
});

test('a redo is of a finished visit of this client, for an animal that was there, and not of a redo', async () => {
  const { maya, body } = await finished();
  const book = (change: object) => maya.call('POST /api/visits', { body: { ...body, ...change } });
  const open = await app.transact((t) =>
    makeOwnVisit(t, { providerId: maya.id, startsAt: after(t.now, days(9)) }),
  );
  expect(
    await book({ redoOf: open.id, clientId: open.clientId, pets: [{ petId: open.petIds[0] }] }),
  ).toMatchObject(refusal('redoOf'));
  const other = await app.transact((t) => makeClientToBook(t, maya.id));
  expect(await book({ clientId: other.id, pets: [{ petId: other.petIds[0] }] })).toMatchObject(
    refusal('redoOf'),
  );
  const foreign = await finished();
  expect(await book({ redoOf: foreign.first.id })).toMatchObject(refusal('redoOf'));
  const redo = await maya.call('POST /api/visits', { body });
  expect(await book({ redoOf: redo.body.id })).toMatchObject(refusal('redoOf'));
});
