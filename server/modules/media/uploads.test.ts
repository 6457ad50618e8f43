import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxImageBytes } from '#contract/media.ts';
import type { ProblemBody } from '#contract/problems.ts';
import { pngClaiming } from '#tests/every-call/photo.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#dca565' } });

const boundary = 'wagwell-test';
const end = Buffer.from(`--${boundary}--\r\n`);

/** Builds one part of a form; without a file name it is a plain field. */
const part = (name: string, bytes: Buffer, filename?: string) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);

async function send(who: Caller, payload: Buffer, type = `multipart/form-data; boundary=${boundary}`) {
  const response = await app.app.server.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { cookie: who.cookie, 'content-type': type },
    payload,
  });
  return {
    status: response.statusCode,
    body: response.json<{ id: string; url: string; width: number; height: number }>(),
    problem: response.json<ProblemBody>(),
  };
}

/** Sends bytes as a browser does. */
const upload = (who: Caller, bytes: Buffer, field = 'file') =>
  send(who, Buffer.concat([part(field, bytes, '../../bella.jpg'), end]));

describe('POST /api/uploads', () => {
  test('stores three upright sizes without camera data', async () => {
    const jordan = await app.signIn({ roles: ['pet_owner'] });
    const original = await picture(1600, 1200)
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '30/1 16/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(jordan, original);
    expect(status).toBe(201);
    // The photo was rotated by its orientation tag: wide is now tall.
    expect(body).toMatchObject({ width: 1200, height: 1600 });
    for (const [size, side] of [
      ['small', 320],
      ['medium', 960],
    ] as const) {
      const shown = await app.app.server.inject({
        url: `${body.url}?size=${size}`,
        headers: { cookie: jordan.cookie },
      });
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
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
    ['what would unpack to gigabytes', () => Promise.resolve(pngClaiming({ side: 30_000 }))],
    ['less than it says', () => Promise.resolve(pngClaiming({ side: 6000 }))],
  ])('refuses %s', async (_, bytes) => {
    const { status, problem } = await upload(await app.signIn(), await bytes());
    expect(status).toBe(422);
    expect(problem.errors?.[0]?.path).toBe('file');
  });

  test.each(['heic', 'heix', 'mif1'])('explains what to do with an iPhone photo (%s)', async (brand) => {
    const head = Buffer.from(`\0\0\0\x1cftyp${brand}\0\0\0\0mif1heic`, 'latin1');
    const { status, problem } = await upload(await app.signIn(), Buffer.concat([head, Buffer.alloc(200)]));
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'file']);
    expect(problem.detail).toMatch(/HEIC.*Most Compatible/);
  });

  test('refuses a file that is too large, other content types, another field, and strangers', async () => {
    const jordan = await app.signIn();
    expect((await upload(jordan, Buffer.alloc(maxImageBytes + 1))).status).toBe(413);
    expect((await upload(jordan, Buffer.from('x'), 'avatar')).problem.errors?.[0]?.path).toBe('file');
    expect((await jordan.call('POST /api/uploads', { body: {} })).status).toBe(415);
    expect((await upload(app.stranger, Buffer.from('x'))).status).toBe(401);
  });

  test('accepts one photo in its field of a complete form, and stores nothing else', async () => {
    const jordan = await app.signIn();
    const photo = await picture(20, 20).jpeg().toBuffer();
    const one = part('file', photo, 'bella.jpg');
    const note = part('note', Buffer.from('Bella'));
    const cut = { problem: { status: 400, code: 'bad_request' } };
    const named = { problem: { status: 422, errors: [{ path: 'file' }] } };
    for (const parts of [[one, one], [one, note], [note, one], [part('file', photo)], [note], []])
      expect(await send(jordan, Buffer.concat([...parts, end]))).toMatchObject(named);
    expect(await send(jordan, Buffer.alloc(0))).toMatchObject(named);
    for (const length of [40, one.length - 20, one.length])
      expect(await send(jordan, one.subarray(0, length))).toMatchObject(cut);
    const proto = Buffer.concat([part('__proto__', photo, 'bella.jpg'), end]);
    expect(await send(jordan, proto)).toMatchObject(cut);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=another'])
      expect(await send(jordan, Buffer.concat([one, end]), type)).toMatchObject(cut);
    const { sql } = app.app.platform;
    expect(await sql`select from media where account_id = ${jordan.id}`).toHaveLength(0);
  });
});

describe('GET /media/:key', () => {
  test('finds only issued keys', async () => {
    expect((await app.stranger.call('GET /media/:key', { params: { key: '0'.repeat(32) } })).status).toBe(
      404,
    );
    expect((await app.stranger.call('GET /media/:key', { params: { key: '../../etc/passwd' } })).status).toBe(
      422,
    );
  });
});
