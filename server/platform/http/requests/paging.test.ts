import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProblemBody } from '#contract/problems.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test.each(['/api/shifts?q=doodles?&limit=1', '/api/shifts?limit=1&q=doodles%3F'])(
  'the next page of %s has the same search',
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

test.each([
  '/api/shifts',
  '/api/groomers',
  '/api/owners',
  '/api/grooming-requests',
  '/api/invoices',
  '/api/visits',
  '/api/messages/conversations/current-user',
  '/api/groomers/current-user/applications',
])('%s limits the number of records per page', async (address) => {
  const { cookie } = await app.signIn({ roles: ['groomer'] });
  for (const limit of ['0', '101', '-1', '1.5'])
    expect(await refusalOf(`${address}?limit=${limit}`, cookie)).toEqual([
      422,
      [
        {
          path: 'limit',
          message: limit === '1.5' ? 'Use a whole number' : 'Use a whole number from 1 to 100',
        },
      ],
    ]);
});

async function refusalOf(url: string, cookie: string): Promise<unknown> {
  const answer = await app.app.server.inject({ url, headers: { cookie } });
  return [answer.statusCode, answer.json<ProblemBody>().errors];
}
