import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from './every-call/calls.ts';
import type { Call } from './every-call/calls.ts';
import type { Input } from './every-call/valid-request.ts';
import { addressOf, send } from './every-call/send.ts';
import { createScenario } from './every-call/create-scenario.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Reads one page, and the query of the next one if it has a `Link` header. */
async function readPage(call: Call, input: Input, cookie: string) {
  const { status, text, response } = await send(app, call, input, cookie);
  expect(status, text.slice(0, 300)).toBe(200);
  const [, address] = /^<([^>]+)>; rel="next"$/.exec(String(response.headers.link ?? '')) ?? [];
  return {
    records: JSON.parse(text) as object[],
    next: address ? new URL(address, 'http://localhost') : undefined,
  };
}

const withQuery = (input: Input, more: Record<string, string>): Input => ({
  ...input,
  query: { ...Object.fromEntries(new URLSearchParams(input.query)), ...more },
});

describe.each(calls.filter(({ endpoint }) => endpoint.query && 'limit' in endpoint.query.shape))(
  '$key',
  (call) => {
    test('has pages without gaps or repetitions, and a last page', async () => {
      const { good, cookie } = await createScenario(app, call.key);
      // Reading marks new items as seen.
      await readPage(call, withQuery(good, { limit: '100' }), cookie);
      const { records: all } = await readPage(call, withQuery(good, { limit: '100' }), cookie);
      expect(all.length).toBeGreaterThan(1);

      const seen: object[] = [];
      let { records, next } = await readPage(call, withQuery(good, { limit: '1' }), cookie);
      for (let page = 1; next && page < all.length; page++) {
        expect(records.length).toBe(1);
        seen.push(...records);
        expect(next.pathname).toBe(addressOf(call, good));
        ({ records, next } = await readPage(call, { ...good, query: [...next.searchParams] }, cookie));
      }
      expect([...seen, ...records]).toEqual(all);
      if (all.length < 100) expect(next).toBeUndefined();
    });
  },
);
