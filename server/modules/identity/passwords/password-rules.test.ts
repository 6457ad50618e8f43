import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProblemBody } from '#contract/problems.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let people = 0;

/** Registers from a new network address with a new email. */
async function register(password: string, change: object = {}) {
  people += 1;
  const response = await app.app.server.inject({
    method: 'POST',
    url: '/auth/register',
    remoteAddress: `203.0.113.${people}`,
    payload: {
      firstName: 'Maya',
      lastName: 'Ortiz',
      email: `brushes${people}@kennel.example`,
      password,
      userType: 'groomer',
      plan: 'monthly',
      agreeToTerms: true,
      agreeToPrivacy: true,
      ...change,
    },
  });
  return {
    status: response.statusCode,
    errors: response.json<ProblemBody>().errors ?? [],
  };
}

test.each([
  ['seven77', 'Password must be at least 8 characters'],
  ['Qwerty123', /most common/],
  ['football', /most common/],
  ['Wagwell123', /your name, your email/],
  ['b1scu1t-2026!', /your name, your email/],
  ['wagwe11wagwe11', /your name, your email/],
  ['Groomer$Groomer', /your name, your email/],
  ['demo-password', /your name, your email/],
  ['        ', /repeated/],
  ['\u00a0\u2003\u3000\u200b    \u00a0', /repeated/],
  ['a'.repeat(200), /repeated/],
  ['a a a a a a', /repeated/],
  ['ababababab', /repeated/],
  ['bbbbaaaab', /repeated/],
  ['xq7-xq7-xq7-', /repeated/],
  ['lantern Lantern LANTERN', /repeated/],
  ['狗狗狗狗狗狗狗狗', /repeated/],
  ['MayaOrtiz88', /your name, your email/],
  ['0rt1z-m4y4', /your name, your email/],
  ['brushes@kennel', /your name, your email/],
  ['munoz.ibanez', /your name, your email/, { lastName: 'Muñoz-Ibáñez' }],
])('the password %s is refused', async (password, message, change: object = {}) => {
  const { status, errors } = await register(password, change);
  expect(status).toBe(422);
  expect(errors).toEqual([{ path: 'password', message: expect.stringMatching(message) }]);
});

test.each(['groomer of nine lanterns', 'mayas lanterns', '8 eels in a cup', '四月的灯笼在河上', '9f!0-7c#2'])(
  'the password %s is accepted',
  async (password) => expect((await register(password)).status).toBe(201),
);

test('a reset applies the same rules, and the link still works after a refusal', async () => {
  const { account } = await app.signIn({ firstName: 'Rosalind' });
  await app.stranger.call('POST /auth/forgot-password', { body: { email: account.email } });
  await app.settle();
  const [mail] = await app.app.platform.mailer.kept(1);
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
  const reset = (password: string) =>
    app.stranger.call('POST /auth/reset-password', { body: { token, password } });
  for (const password of ['1234567', 'iloveyou', 'wagwell-1', 'Rosalind2026'])
    expect((await reset(password)).problem.errors?.[0]?.path).toBe('password');
  expect((await reset('lanterns-at-noon')).status).toBe(200);
});
