import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fill, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeFact } from '../reliability.factory.ts';
import { bookingFacts, leave } from '../reliability.scenario.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo(testNow()));

/** A groomer who withdraws five hours before a shift because of the weather. */
async function leftInBadWeather(given: { groomer?: Caller; weatherNote?: string } = {}) {
  app.clock.moveTo(testNow());
  const [owner, groomer] = [await signInOwner(app), given.groomer ?? (await signInGroomer(app))];
  const { shift, applicationId } = await fill(app, owner, groomer, { shiftDate: '2026-11-28T18:00:00Z' });
  app.clock.moveTo(after(new Date(shift.shiftDate), -hours(5)));
  const { weatherNote } = given;
  const answer = await leave(groomer, 'withdraw', applicationId, {
    countsAs: 'nothing',
    weather: true,
    ...(weatherNote ? { weatherNote } : {}),
  });
  const excuses = async (who: Caller = owner) => (await who.call('GET /api/reliability/excuses')).body;
  return {
    owner,
    groomer,
    answer,
    excuses,
    object: (who: Caller, id: string, text = 'The sun was shining.') =>
      who.call('POST /api/reliability/excuses/:id/object', { params: { id }, body: { text } }),
    facts: async () => {
      const all = await bookingFacts(groomer);
      return all
        .filter(({ subjectId }) => subjectId === shift.id)
        .map(({ kind, uncounted, otherWords, actions }) => ({ kind, uncounted, otherWords, actions }));
    },
  };
}
const titlesOf = async (who: Caller) => {
  await app.settle();
  return (await who.call('GET /api/notifications')).body.map(({ title }) => title);
};

test('bad weather does not count, until the other side objects; then it counts and can be appealed', async () => {
  const { owner, groomer, excuses, object, facts } = await leftInBadWeather({ weatherNote: 'Ice on I-35.' });
  expect(await facts()).toMatchObject([{ kind: 'withdrawn_late', uncounted: 'weather' }]);
  const [excuse, ...none] = await excuses();
  expect([excuse?.note, none]).toEqual(['Ice on I-35.', []]);
  expect(await titlesOf(owner)).toContainEqual(expect.stringContaining('left because of the weather'));
  expect(await excuses(groomer)).toEqual([]);
  const id = excuse?.id ?? '';
  for (const who of [groomer, await signInOwner(app)]) expect((await object(who, id)).status).toBe(404);
  const empty = await object(owner, id, ' ');
  expect([empty.status, empty.problem.errors?.[0]?.path]).toEqual([422, 'text']);

  expect((await object(owner, id)).status).toBe(204);
  expect(await facts()).toEqual([
    {
      kind: 'withdrawn_late',
      uncounted: null,
      otherWords: 'The sun was shining.',
      actions: ['appeal'],
    },
  ]);
  expect([await excuses(), (await object(owner, id)).status]).toEqual([[], 404]);
  expect(await titlesOf(groomer)).toContainEqual(expect.stringContaining('objects'));
});

test('an objection is possible for 72 hours', async () => {
  const { owner, excuses, object } = await leftInBadWeather();
  const [excuse] = await excuses();
  app.clock.moveTo(after(app.clock.now(), hours(72)));
  expect([await excuses(), (await object(owner, excuse?.id ?? '')).status]).toEqual([[], 404]);
});

test('the third bad weather in 90 days needs words', async () => {
  const groomer = await signInGroomer(app);
  const claimed = (countedFrom: Date) =>
    app.transact((t) => makeFact(t, { accountId: groomer.id, excused: 'weather', countedFrom }));
  await claimed(after(testNow(), -days(89)));
  await claimed(after(testNow(), -days(10)));
  // By the day of the third, the first has faded.
  expect((await leftInBadWeather({ groomer })).answer.status).toBe(200);
  const third = await leftInBadWeather({ groomer });
  expect([third.answer.status, third.answer.problem.errors?.[0]?.path]).toEqual([422, 'weatherNote']);
  expect((await leftInBadWeather({ groomer: await signInGroomer(app) })).answer.status).toBe(200);
});
