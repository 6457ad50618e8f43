import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { sessionOf } from '#web/features/identity/identity.testing.tsx';
import { serverContext } from '#web/domain/site/server-context.ts';
import { loader } from './promo-admin.tsx';

/** Loads the page for a session. */
function askedBy(session: ReturnType<typeof sessionOf> | null) {
  const context = new RouterContextProvider();
  context.set(serverContext, {
    nonce: '',
    requestId: '',
    failed: () => undefined,
    now: new Date(),
    siteUrl: '',
    supportEmail: '',
    processor: 'test',
    sendsTexts: false,
    get: () => Promise.reject(new Error('The page reads nothing on the server')),
    read: () => Promise.reject(new Error('The page reads nothing on the server')),
    session: () => Promise.resolve(session),
  });
  return loader({ context });
}

test('the page opens for an admin; others get a 404', async () => {
  expect(await askedBy(sessionOf({ user: { isAdmin: true } }))).toBeNull();
  const unknownPath = { init: { status: 404 } };
  await expect(askedBy(null)).rejects.toMatchObject(unknownPath);
  await expect(askedBy(sessionOf({ user: { roles: ['owner'] } }))).rejects.toMatchObject(unknownPath);
});
