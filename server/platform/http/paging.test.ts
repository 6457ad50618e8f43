import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test.each(['/api/shifts?q=doodles?&limit=1', '/api/shifts?limit=1&q=doodles%3F'])(
  'the next page of %s is that of the same search',
  async (address) => {
    await app.transact(async (t) => {
      for (const title of ['Doodles all day', 'Quiet cats', 'More doodles']) await makeShift(t, { title });
    });
    const { cookie } = await app.signIn({ roles: ['groomer'] });
    const { headers } = await app.app.server.inject({ url: address, headers: { cookie } });
    const next = new URL(/<([^>]+)>; rel="next"/.exec(String(headers['link']))?.[1] ?? '', 'http://here');
    expect([next.pathname, next.searchParams.get('q'), next.searchParams.get('limit')]).toEqual([
      '/api/shifts',
      'doodles?',
      '1',
    ]);
  },
);
