import { afterEach, describe, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

const most = 20;

/** Uses up what one address may ask of a call. @returns how somebody is answered, by what X-Forwarded-For says of them */
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

describe('what is limited by address', () => {
  test('behind the proxy counts the address that the proxy has seen, whatever the caller wrote before it', async () => {
    const ask = await useUp({ PUBLIC_URL: 'https://wagwell.example' }, (n) => `10.0.0.${n}, 203.0.113.7`);
    expect(await ask('10.0.0.99, 203.0.113.7')).toBe(429);
    expect(await ask('203.0.113.7')).toBe(429);
    expect(await ask('203.0.113.7, 203.0.113.8')).toBe(204);
  });

  test('behind two of them counts what the first has seen', async () => {
    const ask = await useUp(
      { PUBLIC_URL: 'https://wagwell.example', PROXY_HOPS: '2' },
      (n) => `10.0.0.${n}, 203.0.113.7, 198.51.100.${n}`,
    );
    expect(await ask('10.0.0.99, 203.0.113.7, 198.51.100.99')).toBe(429);
    expect(await ask('203.0.113.7, 203.0.113.8, 198.51.100.1')).toBe(204);
  });

  test('without a proxy believes no header', async () => {
    const ask = await useUp({}, (n) => `203.0.113.${n}`);
    expect(await ask('203.0.113.99')).toBe(429);
  });
});
