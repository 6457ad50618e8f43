import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const read = ({ cookie }: Caller, url: string) =>
  app.app.server.inject({ method: 'GET', url, headers: { cookie } });

const paths = [
  '/api/groomers/current-user/applications',
  '/api/owners/current-user/applications',
  '/api/owners/current-user/figures',
  '/api/shifts/owner/current-user',
  '/api/pet-owners/current-user/grooming-requests',
];

test.each(paths)('%s takes the own id too, and refuses another', async (path) => {
  const roles = ['groomer', 'owner', 'pet_owner'] as const;
  const [self, other] = [await app.signIn({ roles: [...roles] }), await app.signIn({ roles: [...roles] })];
  const get = (id: string) => read(self, path.replace('current-user', id));
  const [own, usual, foreign] = [await get(self.id), await get('current-user'), await get(other.id)];
  expect([own.statusCode, own.body]).toEqual([usual.statusCode, usual.body]);
  expect(usual.statusCode).toBe(200);
  expect(foreign.statusCode).toBe(403);
});

test('empty parameters are as if they were not given', async () => {
  const self = await app.signIn({ roles: ['pet_owner'] });
  const answer = await read(self, '/api/marketplace/all-offers?userType=&userId=');
  expect(answer.statusCode).toBe(200);
});
