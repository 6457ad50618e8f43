import { afterEach, describe, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

const most = 20;

/**
 * Uses up the limit of one address. @returns a function that sends a request with the given X-Forwarded-For
 */
async function useUp(env: Record<string, string>, forwarded: (n: number) => string) {
  app = await openTestApp(env);
  let asked = 0;
  const ask = async (header: string) =>
    (
      await app.stranger.call('POST /auth/forgot-password', {
        body: { email: `nobody${++asked}@example.com` },
        headers: { 'x-forwarded-for': header },
      })
    ).status;
  for (let n = 1; n <= most; n++) expect(await ask(forwarded(n))).toBe(204);
  return ask;
}

describe('limits by address', () => {
  test('behind a proxy, the address seen by the proxy counts, whatever the caller sends', async () => {
    const ask = await useUp({ PUBLIC_URL: 'https://wagwell.example' }, (n) => `10.0.0.${n}, 203.0.113.7`);
    expect(await ask('10.0.0.99, 203.0.113.7')).toBe(429);
    expect(await ask('203.0.113.7')).toBe(429);
    expect(await ask('203.0.113.7, 203.0.113.8')).toBe(204);
  });

  test('behind two proxies, the address seen by the first one counts', async () => {
    const ask = await useUp(
      { PUBLIC_URL: 'https://wagwell.example', PROXY_HOPS: '2' },
      (n) => `10.0.0.${n}, 203.0.113.7, 198.51.100.${n}`,
    );
    expect(await ask('10.0.0.99, 203.0.113.7, 198.51.100.99')).toBe(429);
    expect(await ask('203.0.113.7, 203.0.113.8, 198.51.100.1')).toBe(204);
  });

  test('without a proxy, the header is ignored', async () => {
    const ask = await useUp({}, (n) => `203.0.113.${n}`);
    expect(await ask('203.0.113.99')).toBe(429);
  });
});
