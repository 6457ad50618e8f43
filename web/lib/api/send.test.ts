import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { call } from './call.ts';

type Copy = { key: string | null; body: unknown };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const away = (code = 'unavailable', status = 503, after = '1') =>
  Response.json({ code, status }, { status, headers: { 'retry-after': after } });
const added = () => Response.json({ id: 'bella' }, { status: 201 });

/**
 * Stubs fetch: each request gets the next response, the last one repeats.
 * @returns the requests that were sent
 */
function network(...ways: (() => Response | Promise<Response>)[]): Copy[] {
  const copies: Copy[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers, body }: RequestInit = {}) => {
    const way = ways[Math.min(copies.length, ways.length - 1)];
    copies.push({ key: new Headers(headers).get('idempotency-key'), body });
    return (way ?? lost)();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return copies;
}

const addPet = (name = 'Bella') => call('POST /api/pets', { body: { name } });
const keysOf = (copies: Copy[]) => new Set(copies.map(({ key }) => key));

/** The result of a call after all retry pauses. */
async function outcome<T>(act: Promise<T>): Promise<T | Error> {
  const settled = act.catch((error: unknown) => error as Error);
  await vi.runAllTimersAsync();
  return settled;
}

test.each([
  ['the connection was lost', lost],
  ['the server is away', () => away()],
  ['the proxy had no answer', () => new Response('', { status: 504 })],
  ['the first copy is under way', () => away('in_progress', 409)],
])('where %s an act is sent again with its key', async (_, way) => {
  const copies = network(way, way, added);
  expect(await outcome(addPet())).toEqual({ id: 'bella' });
  expect(copies).toHaveLength(3);
  expect(keysOf(copies).size).toBe(1);
  expect(copies[0]?.key).toMatch(/^[\da-f]{32}$/);
});

test('fails after the last retry, and a new try uses the same key', async () => {
  const copies = network(lost);
  expect(await outcome(addPet())).toBeInstanceOf(TypeError);
  expect(copies).toHaveLength(5);
  await outcome(addPet());
  expect(keysOf(copies).size).toBe(1);
  await outcome(addPet('Otto'));
  expect(keysOf(copies).size).toBe(2);
});

test.each([
  ['a refusal', () => away('invalid', 422)],
  ['an absence without an end', () => away('unavailable', 503, '600')],
  ['a failure', () => Response.json({}, { status: 500 })],
])('%s is an answer', async (_, way) => {
  const copies = network(way);
  expect(await outcome(addPet())).toBeInstanceOf(CallError);
  await outcome(addPet());
  expect(copies).toHaveLength(2);
  expect(keysOf(copies).size).toBe(2);
});

test('a second tap during the first request sends nothing', async () => {
  const copies = network(added);
  expect(await outcome(Promise.all([addPet(), addPet()]))).toEqual([{ id: 'bella' }, { id: 'bella' }]);
  expect(copies).toHaveLength(1);
  await outcome(addPet());
  expect(copies).toHaveLength(2);
  expect(keysOf(copies).size).toBe(2);
});

test('a response that never arrives counts as lost', async () => {
  const copies = network(() => new Promise<Response>(() => {}), added);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('too late')));
  vi.stubGlobal('fetch', async (_: string, { signal, headers }: RequestInit = {}) => {
    copies.push({ key: new Headers(headers).get('idempotency-key'), body: undefined });
    if (copies.length === 1) signal?.throwIfAborted();
    return added();
  });
  expect(await outcome(addPet())).toEqual({ id: 'bella' });
  expect(copies).toHaveLength(2);
});

test('fails at once when offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const copies = network(lost);
  await expect(addPet()).rejects.toThrow('Failed to fetch');
  expect(copies).toHaveLength(1);
  vi.restoreAllMocks();
});

test('reads are sent once, without a key', async () => {
  const copies = network(lost);
  expect(await outcome(call('GET /api/pets'))).toBeInstanceOf(TypeError);
  expect(copies).toEqual([{ key: null, body: undefined }]);
});
