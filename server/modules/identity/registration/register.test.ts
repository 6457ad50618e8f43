import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const maya = {
  firstName: 'Maya',
  lastName: 'Ortiz',
  email: 'Maya@Example.com',
  password: 'sharp-shears',
  userType: 'groomer',
  plan: 'monthly',
  agreeToTerms: true,
  agreeToPrivacy: true,
};

describe('POST /auth/register', () => {
  test('creates the account, signs in, and mails a link that confirms the address', async () => {
    const answer = await app.stranger.call('POST /auth/register', {
      body: { ...maya, phone: '', location: 'Austin, TX' },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ hasMembership: false, membership: null });
    expect(answer.body.user).toMatchObject({
      email: 'maya@example.com',
      roles: ['groomer'],
      emailVerified: false,
      phone: null,
    });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);

    await app.settle();
    const [mail] = await app.app.platform.mailer.kept(1);
    expect(mail).toMatchObject({ toAddress: 'maya@example.com', subject: 'Confirm your email for Wagwell' });
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
    expect((await app.stranger.call('POST /auth/verify-email', { body: { token } })).status).toBe(204);
    expect((await app.stranger.call('POST /auth/verify-email', { body: { token } })).problem.code).toBe(
      'link_expired',
    );

    const me = await app.stranger.call('GET /auth/me', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(me.body.user.emailVerified).toBe(true);
  });

  test('mails a fresh link on request until the address is confirmed, only when signed in', async () => {
    const answer = await app.stranger.call('POST /auth/register', {
      body: { ...maya, email: 'late@example.com' },
    });
    const caller = await app.as(answer.body.id);
    await app.settle();
    const ask = () => caller.call('POST /auth/send-verification');
    const newest = async () => (await app.app.platform.mailer.kept(1))[0];
    const first = await newest();

    expect((await ask()).status).toBe(204);
    await app.settle();
    const second = await newest();
    expect(second?.toAddress).toBe('late@example.com');
    expect(second?.body).not.toBe(first?.body);
    const token = /token=([\w-]+)/.exec(second?.body ?? '')?.[1];
    expect((await app.stranger.call('POST /auth/verify-email', { body: { token } })).status).toBe(204);

    expect((await ask()).status).toBe(204);
    await app.settle();
    expect((await newest())?.id).toBe(second?.id);
    expect((await app.stranger.call('POST /auth/send-verification')).status).toBe(401);
  });

  test('refuses an email that has an account, in any case', async () => {
    const { account } = await app.signIn({ email: 'taken@example.com' });
    const answer = await app.stranger.call('POST /auth/register', {
      body: { ...maya, email: account.email.toUpperCase() },
    });
    expect(answer.status).toBe(409);
    expect(answer.problem).toMatchObject({ code: 'email_taken', errors: [{ path: 'email' }] });
  });

  test.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ email: 'no-at-sign' }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ password: 'seven77' }, 'password'],
    [{ userType: 'admin' }, 'userType'],
    [{ plan: 'lifetime' }, 'plan'],
    [{ agreeToTerms: false }, 'agreeToTerms'],
    [{ isAdmin: true }, 'isAdmin'],
    [{ lastName: 'x'.repeat(10_000) }, 'lastName'],
    [{ lastName: 'a\u0000b' }, 'lastName'],
    [{ lastName: 'https://evil.example' }, 'lastName'],
    [{ firstName: '\u200B' }, 'firstName'],
    [{ phone: 'abc' }, 'phone'],
  ])('names the field at fault: %j', async (change, path) => {
    const answer = await app.stranger.call('POST /auth/register', {
      body: { ...maya, email: 'other@example.com', ...change },
    });
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.problem.errors?.map((error) => error.path)).toEqual([path]);
  });

  test('a field’s message is short in `errors` and names the field elsewhere', async () => {
    const { problem } = await app.stranger.call('POST /auth/register', { body: { ...maya, firstName: ' ' } });
    expect(problem).toMatchObject({
      detail: 'First name: Cannot be empty',
      errors: [{ path: 'firstName', message: 'Cannot be empty' }],
    });
    const groomer = await app.signIn({ roles: ['groomer'] });
    const answer = await groomer.call('PUT /api/profiles/groomer', { body: { certifications: ['IPG', ''] } });
    expect(answer.problem.detail).toBe('Certifications 2: Cannot be empty');
  });
});
