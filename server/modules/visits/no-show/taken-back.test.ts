import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeClientToBook } from '../own/own-visits.factory.ts';
import { at, checkIn, noShow } from '../visits.scenario.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const startsAt = '2026-12-02T15:00:00Z';
const halfAnHourLater = '2026-12-02T15:30:00Z';

/** A visit of Archie that was reported as missed, and a way to book Coco half an hour into it. */
async function missed() {
  const maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const [archie, coco] = [
    await app.transact((t) => makeClientToBook(t, maya.id)),
    await app.transact((t) => makeClientToBook(t, maya.id, { petNames: ['Coco'] })),
  ];
  // Who has a phone alone is told by hand.
  await app.app.platform.sql`update clients set email = null where id = ${archie.id}`;
  const book = (whose: typeof archie, when: string) =>
    maya.call('POST /api/visits', {
      body: {
        clientId: whose.id,
        pets: [{ petId: whose.petIds[0] ?? '' }],
        startsAt: when,
        minutes: 60,
        anyway: true,
      },
    });
  const { id } = (await book(archie, startsAt)).body;
  await at(app, startsAt, minutes(20), async () => {
    await noShow(maya, { id });
    await app.settle();
  });
  return {
    params: { id },
    maya,
    bookCoco: () => book(coco, halfAnHourLater),
    toTell: async () => {
      await app.settle();
      return (await maya.call('GET /api/day')).body.toTell.map(({ kind }) => kind);
    },
    bookings: () => app.app.platform.sql`select from bookings where source_id = ${id}`,
  };
}
const takeBack = ({ maya, params }: Awaited<ReturnType<typeof missed>>) =>
  at(app, startsAt, minutes(25), () => maya.call('POST /api/visits/:id/withdraw-no-show', { params }));

test('a no-show that is taken back has its time again, and its client is told nothing', async () => {
  const visit = await missed();
  expect([await visit.toTell(), await visit.bookings()]).toMatchObject([['no_show'], { length: 0 }]);
  await takeBack(visit);
  expect(await visit.bookings()).toHaveLength(2);
  expect((await visit.bookCoco()).problem.code).toBe('clash');
  expect(await visit.toTell()).toEqual([]);
});

test('so has a client who comes late', async () => {
  const visit = await missed();
  await at(app, startsAt, minutes(25), () => checkIn(visit.maya, visit.params));
  expect((await visit.bookCoco()).problem.code).toBe('clash');
  expect(await visit.toTell()).toEqual([]);
});

test('where other work took the time, the visit stands beside it and nothing else is booked there', async () => {
  const visit = await missed();
  expect((await visit.bookCoco()).status).toBe(201);
  expect((await takeBack(visit)).body.status).toBe('booked');
  expect(await visit.bookings()).toHaveLength(2);
  expect((await visit.bookCoco()).problem.code).toBe('clash');
});
