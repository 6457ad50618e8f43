import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { storePhoto } from '#server/modules/media/store-photo.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
let maya: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await openTestApp();
  maya = await app.signIn({ roles: ['groomer'] });
});
afterAll(() => app.close());

/** Returns the Cache-Control header of a URL. */
const cachingOf = async (url: string, cookie = maya.cookie) =>
  (await app.app.server.inject({ url, headers: { cookie } })).headers['cache-control'];

describe('private data', () => {
  test.each([
    '/auth/me',
    '/api/membership',
    '/api/invoices',
    '/api/users/current-user',
    '/api/profiles/groomer',
    '/api/users/nobody',
  ])('%s is never stored, and neither is its refusal', async (url) => {
    expect(await cachingOf(url)).toBe('private, no-store');
    expect(await cachingOf(url, '')).toBe('private, no-store');
  });

  test('a reply that starts a session is never stored', async () => {
    const body = { email: maya.account.email, password: demoPassword };
    const { headers } = await app.stranger.call('POST /auth/login', { body });
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

describe('public data', () => {
  test.each(['/api/landing', '/api/plans', '/api/places?q=Austin', '/api/openapi.json'])(
    '%s sets no caching policy',
    async (url) => expect(await cachingOf(url)).toBeUndefined(),
  );

  test('a profile picture is immutable', async () => {
    const background = '#dca565';
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    const { url } = await storePhoto(app.app.platform, maya.id, bytes);
    await app.app.platform.sql`update accounts set profile_image_url = ${url} where id = ${maya.id}`;
    expect(await cachingOf(url)).toBe('private, max-age=31536000, immutable');
  });
});
