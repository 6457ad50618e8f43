import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxImageBytes } from '#contract/media.ts';
import type { ProblemBody } from '#contract/problems.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#dca565' } });

/** Sends bytes as a form does. */
async function upload(who: Caller, bytes: Buffer, field = 'file') {
  const boundary = 'wagwell-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="../../bella.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const response = await app.app.server.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { cookie: who.cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return {
    status: response.statusCode,
    body: response.json<{ id: string; url: string; width: number; height: number }>(),
    problem: response.json<ProblemBody>(),
  };
}

describe('POST /api/uploads', () => {
  test('keeps three sizes, upright and without what the camera wrote', async () => {
    const jordan = await app.signIn({ roles: ['pet_owner'] });
    const original = await picture(1600, 1200)
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '30/1 16/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(jordan, original);
    expect(status).toBe(201);
    // Turned by its orientation: what was wide is now tall.
    expect(body).toMatchObject({ width: 1200, height: 1600 });
    for (const [size, side] of [
      ['small', 320],
      ['medium', 960],
    ] as const) {
      const shown = await app.app.server.inject({ method: 'GET', url: `${body.url}?size=${size}` });
      expect(shown.headers['content-type']).toBe('image/webp');
      const seen = await sharp(shown.rawPayload).metadata();
      expect(seen.height).toBe(side);
      expect(seen.exif).toBeUndefined();
    }
  });

  test.each([
    ['a text', () => Promise.resolve(Buffer.from('not a picture'))],
    [
      'a drawing that can run scripts',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')),
    ],
    ['a picture cut in half', async () => (await picture(900, 900).png().toBuffer()).subarray(0, 200)],
    ['a GIF', () => picture(20, 20).gif().toBuffer()],
  ])('refuses %s', async (_, bytes) => {
    const { status, problem } = await upload(await app.signIn(), await bytes());
    expect(status).toBe(422);
    expect(problem.errors?.[0]?.path).toBe('file');
  });

  test('refuses what is too large, no form, another field, and strangers', async () => {
    const jordan = await app.signIn();
    expect((await upload(jordan, Buffer.alloc(maxImageBytes + 1))).status).toBe(413);
    expect((await upload(jordan, Buffer.from('x'), 'avatar')).problem.errors?.[0]?.path).toBe('file');
    expect((await jordan.call('POST /api/uploads', { body: {} })).status).toBe(415);
    expect((await upload(app.stranger, Buffer.from('x'))).status).toBe(401);
  });
});

describe('GET /media/:key', () => {
  test('knows only keys that were given out', async () => {
    expect((await app.stranger.call('GET /media/:key', { params: { key: '0'.repeat(32) } })).status).toBe(
      404,
    );
    expect((await app.stranger.call('GET /media/:key', { params: { key: '../../etc/passwd' } })).status).toBe(
      422,
    );
  });
});
