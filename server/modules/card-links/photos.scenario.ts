import { onePixel, uploadOf } from '#tests/every-call/photo.ts';
import type { TestApp } from '#tests/test-app.ts';

/** Uploads a picture as the account. */
export async function storePhoto(app: TestApp, me: string) {
  const { cookie } = await app.as(me);
  const { payload, headers } = uploadOf(await onePixel());
  const stored = await app.app.server.inject({
    method: 'POST',
    url: '/api/uploads',
    payload,
    headers: { ...headers, cookie },
  });
  return stored.json<{ id: string; url: string }>();
}
