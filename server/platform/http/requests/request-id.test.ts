import { expect, test } from 'vitest';
import { requestIds } from './request-id.ts';

const named = (id: string | string[]) => ({ headers: { 'x-request-id': id } }) as never;

test('a request has the id that our proxy gave it, and otherwise one of its own', () => {
  const idOf = requestIds(1);
  expect(idOf(named('0b9f6f0e-4a55-4d7c-9d56-2f7a4c1e8f11'))).toBe('0b9f6f0e-4a55-4d7c-9d56-2f7a4c1e8f11');
  const own = [idOf({ headers: {} }), idOf({ headers: {} })];
  expect(new Set(own).size).toBe(2);
  for (const bad of ['short', 'two words and more', 'x'.repeat(65), ['0b9f6f0e-4a55', '0b9f6f0e-4a56']])
    expect(idOf(named(bad))).toMatch(/^[\w-]{12}-\w+$/);
});

test('without a proxy of ours nobody names requests', () => {
  expect(requestIds(0)(named('0b9f6f0e-4a55-4d7c-9d56-2f7a4c1e8f11'))).toMatch(/^[\w-]{12}-\w+$/);
});
