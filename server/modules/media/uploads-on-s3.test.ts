import { expect, onTestFinished, test } from 'vitest';
import { onePixel, uploadOf } from '#tests/every-call/photo.ts';
import { openS3Server, s3Key } from '#tests/standins/s3-server.ts';
import { openTestApp } from '#tests/test-app.ts';

test('a photo lies in the bucket, is shown from there, and waits out an outage', async () => {
  const server = await openS3Server();
  const app = await openTestApp({
    S3_BUCKET: server.bucket,
    S3_ENDPOINT: server.endpoint,
    S3_ACCESS_KEY_ID: s3Key.id,
    S3_SECRET_ACCESS_KEY: s3Key.secret,
  });
  onTestFinished(async () => {
    await app.close();
    await server.close();
  });
  const jordan = await app.signIn();
  const { payload, headers } = uploadOf(await onePixel());
  const upload = () =>
    app.app.server.inject({
      method: 'POST',
      url: '/api/uploads',
      payload,
      headers: { ...headers, cookie: jordan.cookie },
    });
  const stored = await upload();
  expect(stored.statusCode).toBe(201);
  expect(server.objects.size).toBe(3);
  const { url } = stored.json<{ url: string }>();
  const show = async () =>
    (await app.app.server.inject({ url, headers: { cookie: jordan.cookie } })).statusCode;
  expect(await show()).toBe(200);
  server.fail(503);
  expect([await show(), (await upload()).statusCode]).toEqual([503, 503]);
  server.fail(null);
  expect(await show()).toBe(200);
  expect(server.objects.size).toBe(3);
}, 30_000);
