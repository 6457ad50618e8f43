import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fill, post, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let owner: Caller;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signInOwner(app);
  maya = await signInGroomer(app);
});
afterEach(() => app.clock.moveTo(testNow()));

const before = (shift: { shiftDate: string }, count: number) =>
  app.clock.moveTo(after(new Date(shift.shiftDate), -hours(count)));
const filled = (cancelTerms: string) => fill(app, owner, maya, { cancelTerms, estimatedPayMin: 210 });
const owes = async (id: string) =>
  (await owner.call('GET /api/shifts/:id/cancel-check', { params: { id } })).body.owes;
const cancel = (id: string, body: object = {}) =>
  owner.call('POST /api/shifts/:id/cancel', { params: { id }, body: { reason: 'We close.', ...body } });
const titles = async (who: Caller) =>
  (await who.call('GET /api/notifications', { query: {} })).body.map(({ title }) => title);
const books = async (who: Caller) => (await who.call('GET /api/books', { query: { year: 2026 } })).body;
const dues = async (who: Caller) => (await who.call('GET /api/shift-dues', { query: {} })).body;

test.each([
  ['relaxed', 1, 0],
  ['fair', 25, 0],
  ['fair', 23, 10_500],
  ['strict', 49, 0],
  ['strict', 47, 10_500],
  ['strict', 23, 21_000],
])('%s terms, %i hours before the start, owe %i cents', async (terms, count, amount) => {
  const { shift } = await filled(terms);
  before(shift, count);
  expect(await owes(shift.id)).toBe(amount);
  expect((await cancel(shift.id, { owes: amount })).status).toBe(200);
  expect((await dues(maya)).map((due) => due.amount)).toEqual(amount === 0 ? [] : [amount]);
  expect((await dues(owner)).map((due) => due.actions)).toEqual(amount === 0 ? [] : [['say_paid']]);
});

test('another amount than the page showed is refused, and nothing changes', async () => {
  const { shift } = await filled('fair');
  before(shift, 23);
  expect((await cancel(shift.id, { owes: 0 })).problem).toMatchObject({
    code: 'counts_differently',
    detail: 'This would owe $105.00 now. Nothing was changed.',
  });
  expect(await dues(maya)).toEqual([]);
});

test('a groomer who leaves late owes nothing, and a shift nobody worked on owes nobody', async () => {
  const { shift, applicationId } = await filled('strict');
  const open = await post(app, owner, { cancelTerms: 'strict', startTime: '06:00', endTime: '07:30' });
  before(shift, 20);
  const check = await maya.call('GET /api/shift-applications/:id/leaving-check', {
    params: { id: applicationId },
  });
  expect(check.body).toMatchObject({ countsAs: 'withdrawn_late', owes: null });
  await maya.call('POST /api/shift-applications/:id/withdraw', { params: { id: applicationId } });
  await cancel(open.id);
  expect([await dues(maya), await dues(owner)]).toEqual([[], []]);
});

test('releasing the groomer owes the same, and undoing either owes nothing', async () => {
  const { shift, applicationId } = await filled('fair');
  before(shift, 20);
  const params = { id: applicationId };
  const release = (amount: number) =>
    owner.call('POST /api/shift-applications/:id/release', { params, body: { owes: amount } });
  expect((await release(0)).problem.code).toBe('counts_differently');
  expect((await release(10_500)).status).toBe(200);
  expect(await dues(maya)).toMatchObject([{ amount: 10_500, state: 'owed', actions: ['receive', 'waive'] }]);
  expect((await owner.call('POST /api/shift-applications/:id/undo', { params })).status).toBe(200);
  expect(await dues(maya)).toEqual([]);
  await cancel(shift.id);
  expect(await dues(maya)).toHaveLength(1);
  app.clock.moveTo(after(app.clock.now(), minutes(5)));
  await owner.call('POST /api/shifts/:id/undo-cancel', { params: { id: shift.id } });
  expect(await dues(maya)).toEqual([]);
});

test('a due is paid when the groomer says so, and both read the same', async () => {
  const { shift } = await filled('fair');
  before(shift, 20);
  await cancel(shift.id);
  const [due] = await dues(owner);
  const act = (who: Caller, what: 'receive' | 'say-paid') =>
    who.call(`POST /api/shift-dues/:id/${what}`, { params: { id: due?.id ?? '' } });
  expect((await act(owner, 'receive')).status).toBe(404);
  expect((await act(maya, 'say-paid')).status).toBe(404);
  expect((await act(await signInGroomer(app), 'receive')).status).toBe(404);
  expect((await act(owner, 'say-paid')).body).toMatchObject({ state: 'owed', actions: [] });
  expect((await act(owner, 'say-paid')).problem.code).toBe('already_done');
  expect((await act(maya, 'receive')).body).toMatchObject({ state: 'paid', actions: [] });
  expect((await act(maya, 'receive')).problem.code).toBe('already_done');
  await app.settle();
  expect(await titles(maya)).toEqual(
    expect.arrayContaining([
      'Shoal Creek Pet Spa owes you $105.00',
      'Shoal Creek Pet Spa says that it paid $105.00',
    ]),
  );
  expect((await titles(owner))[0]).toBe('Alex Reyes has your $105.00');
  // Once it is paid, it stands in both books.
  const paid = { title: `Called off late: ${shift.title}`, amount: 10_500, state: 'confirmed' };
  expect((await books(maya)).jobs).toMatchObject([paid]);
  expect((await books(maya)).totals.earned).toBe(10_500);
  expect((await books(owner)).payments).toMatchObject([{ ...paid, revenue: 0 }]);
  expect((await books(owner)).totals.paidOut).toBe(10_500);
});

test('weather excuses the business only where the groomer says so too', async () => {
  const { shift } = await filled('fair');
  before(shift, 20);
  await cancel(shift.id, { weather: true, countsAs: 'nothing', owes: 10_500 });
  const [due] = await dues(maya);
  expect(due).toMatchObject({ weather: true, state: 'owed' });
  const waived = await maya.call('POST /api/shift-dues/:id/waive', {
    params: { id: due?.id ?? '' },
    body: { because: 'weather' },
  });
  expect(waived.body).toMatchObject({ state: 'waived', waivedBecause: 'weather' });
  expect(await dues(owner)).toMatchObject([{ state: 'waived' }]);
});

test('what was agreed counts, not what the shift says later', async () => {
  const { shift } = await filled('strict');
  await app.app.platform.sql`update shifts set cancel_terms = 'relaxed' where id = ${shift.id}`;
  before(shift, 20);
  expect(await owes(shift.id)).toBe(21_000);
});
