import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseAccountStorage, openAccountStorage, readKept } from '../account-storage.ts';
import { toasts } from '../toast-store.ts';
import { discardAct, keepAct, releaseAct, sendActs, waitsFor } from './outbox.ts';
import type { WaitingAct } from './outbox.ts';
import { serve } from './server.testing.ts';

const client = new QueryClient();
const checkInOf = (visit: string): WaitingAct => ({
  id: `check-in-${visit}`,
  key: 'POST /api/visits/:id/check-in',
  params: { id: visit },
  body: {},
  record: visit,
  title: `Check-in of ${visit}`,
  to: `/visits/${visit}`,
  at: '2026-11-20T12:00:00Z',
  refusal: null,
});
const cardOf = (visit: string): WaitingAct => ({
  ...checkInOf(visit),
  id: `card-${visit}`,
  key: 'POST /api/visits/:id/complete',
  title: `Report card of ${visit}`,
});
const ok = (id: string) => () => Response.json({ id });
const tooLate = () =>
  Response.json({ code: 'too_late', status: 409, detail: 'It was canceled.' }, { status: 409 });
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const titles = () => toasts.get().map(({ title }) => title);

beforeEach(() => {
  localStorage.clear();
  openAccountStorage('maya');
});
afterEach(() => toasts.set([]));

test('what waits is sent in its order, each under its own key', async () => {
  for (const act of [checkInOf('otto'), cardOf('otto')]) keepAct(act);
  const calls = serve({
    'POST /api/visits/otto/check-in': ok('otto'),
    'POST /api/visits/otto/complete': ok('otto'),
  });
  await sendActs(client);
  expect(calls.map(({ key, headers }) => [key, headers.get('idempotency-key')])).toEqual([
    ['POST /api/visits/otto/check-in', 'check-in-otto'],
    ['POST /api/visits/otto/complete', 'card-otto'],
  ]);
  expect(waitsFor('otto')).toBe(false);
  await sendActs(client);
  expect(calls).toHaveLength(2);
});

test('without a connection it goes on waiting, also after a reload', async () => {
  keepAct(checkInOf('otto'));
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  serve({ 'POST /api/visits/otto/check-in': lost });
  await sendActs(client);
  Reflect.deleteProperty(navigator, 'onLine');
  openAccountStorage('maya');
  expect(waitsFor('otto')).toBe(true);
  expect(titles()).toEqual([]);
});

test('a refusal is told and kept until it is released; what follows goes through', async () => {
  for (const act of [checkInOf('otto'), cardOf('otto'), checkInOf('bella')]) keepAct(act);
  const calls = serve({
    'POST /api/visits/otto/check-in': tooLate,
    'POST /api/visits/otto/complete': ok('otto'),
    'POST /api/visits/bella/check-in': ok('bella'),
  });
  await sendActs(client);
  expect(calls.map(({ key }) => key)).toEqual([
    'POST /api/visits/otto/check-in',
    'POST /api/visits/otto/complete',
    'POST /api/visits/bella/check-in',
  ]);
  expect(readKept('outbox')).toMatchObject([{ id: 'check-in-otto', refusal: 'It was canceled.' }]);
  expect([waitsFor('otto'), waitsFor('bella')]).toEqual([false, false]);
  const again = serve({ 'POST /api/visits/otto/check-in': ok('otto') });
  await sendActs(client);
  expect(again).toEqual([]);
  releaseAct('check-in-otto');
  expect(waitsFor('otto')).toBe(true);
  await sendActs(client);
  expect(again).toHaveLength(1);
});

test('the same act is kept once; after a refusal it can be kept again', async () => {
  keepAct(checkInOf('otto'));
  keepAct({ ...checkInOf('otto'), id: 'second-tap' });
  const calls = serve({ 'POST /api/visits/otto/check-in': tooLate });
  await sendActs(client);
  expect(calls).toHaveLength(1);
  keepAct({ ...checkInOf('otto'), id: 'later' });
  await sendActs(client);
  expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['check-in-otto', 'later']);
});

test('what is discarded while others are sent is not sent, and what is added is', async () => {
  for (const act of [checkInOf('otto'), checkInOf('bella')]) keepAct(act);
  const calls = serve({
    'POST /api/visits/otto/check-in': () => {
      discardAct('check-in-bella');
      keepAct(cardOf('otto'));
      return Response.json({ id: 'otto' });
    },
    'POST /api/visits/otto/complete': ok('otto'),
  });
  await sendActs(client);
  expect(calls.map(({ key }) => key)).toEqual([
    'POST /api/visits/otto/check-in',
    'POST /api/visits/otto/complete',
  ]);
});

test('a session that ends by itself hides what waits; signing out erases it', () => {
  keepAct(checkInOf('otto'));
  openAccountStorage(undefined);
  expect(waitsFor('otto')).toBe(false);
  openAccountStorage('maya');
  expect(waitsFor('otto')).toBe(true);
  eraseAccountStorage();
  openAccountStorage('maya');
  expect(waitsFor('otto')).toBe(false);
});

test('a discarded act is not sent, and another account sees none', async () => {
  for (const act of [checkInOf('otto'), checkInOf('bella')]) keepAct(act);
  discardAct('check-in-otto');
  expect([waitsFor('otto'), waitsFor('bella')]).toEqual([false, true]);
  openAccountStorage('dana');
  expect(waitsFor('bella')).toBe(false);
  openAccountStorage('maya');
  expect(waitsFor('bella')).toBe(false);
});
