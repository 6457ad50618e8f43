import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Upload } from '#contract/media.ts';
import type { ProblemBody } from '#contract/problems.ts';
import { demoPassword } from '#server/modules/identity/identity.factory.ts';
import { onePixel, pngClaiming, uploadOf } from '#tests/every-call/photo.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { decoding } from './resize-photo.ts';
import { quota, uploadsAtOnce } from './upload-slot.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function upload({ cookie }: Caller, photo: Buffer) {
  const { payload, headers } = uploadOf(photo);
  const answer = await app.app.server.inject({
    method: 'POST',
    url: '/api/uploads',
    payload,
    headers: { ...headers, cookie },
  });
  return {
    status: answer.statusCode,
    body: answer.json<Upload>(),
    problem: answer.json<ProblemBody>(),
    headers: answer.headers,
  };
}

describe('limits of one photo', () => {
  test.each([
    [
      '79 megapixels, 16 bits, interlaced',
      { side: 8889, depth: 16 },
      'This photo has 80 megapixels. Use one with at most 40.',
    ],
    ['41 megapixels', { side: 6404, depth: 8 }, 'This photo has 42 megapixels. Use one with at most 40.'],
    [
      '16 bits',
      { side: 100, depth: 16 },
      'This photo has more than 8 bits per color. Save it as a JPEG and try again.',
    ],
  ])('%s is refused by its header', async (_, header, message) => {
    const { status, problem } = await upload(
      await app.signIn(),
      pngClaiming({ ...header, interlaced: true }),
    );
    expect({ status, errors: problem.errors }).toEqual({ status: 422, errors: [{ path: 'file', message }] });
  });

  test('a gray, transparent or CMYK photo becomes one that browsers show', async () => {
    const jordan = await app.signIn();
    const flat = sharp({ create: { width: 400, height: 200, channels: 4, background: '#dca56580' } });
    for (const photo of [
      await flat.clone().png().toBuffer(),
      await flat.clone().grayscale().png().toBuffer(),
      await flat.clone().flatten().toColourspace('cmyk').jpeg().toBuffer(),
    ]) {
      const { status, body } = await upload(jordan, photo);
      expect(status).toBe(201);
      const { rawPayload } = await app.app.server.inject({
        url: `${body.url}?size=small`,
        headers: { cookie: jordan.cookie },
      });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 160, space: 'srgb' });
    }
  });
});

describe('many concurrent photos', () => {
  test('are queued while sign-ins continue', async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const places = decoding.size().running;
    expect(places).toBe(0);
    const first = decoding.run(() => held);
    const second = decoding.run(() => held);
    const photo = await onePixel();
    const jordan = await app.signIn({ email: 'jordan@example.com' });
    const atOnce = [photo, photo, photo].map((bytes) => upload(jordan, bytes));
    await vi.waitFor(() => expect(decoding.size().waiting).toBeGreaterThanOrEqual(atOnce.length));
    expect(decoding.size().running).toBeLessThanOrEqual(2);
    const { status } = await app.stranger.call('POST /auth/login', {
      body: { email: 'jordan@example.com', password: demoPassword },
    });
    expect(status).toBe(200);

    const hurried = await upload(jordan, photo);
    expect(hurried.problem).toMatchObject({ code: 'too_often' });
    expect(Number(hurried.headers['retry-after'])).toBeGreaterThan(0);
    const others: Promise<{ status: number }>[] = [];
    for (let left = uploadsAtOnce.ofAll - atOnce.length; left > 0; left -= uploadsAtOnce.ofAccount) {
      const other = await app.signIn();
      for (let n = Math.min(left, uploadsAtOnce.ofAccount); n > 0; n--) others.push(upload(other, photo));
    }
    await vi.waitFor(() => expect(decoding.size().waiting).toBeGreaterThanOrEqual(uploadsAtOnce.ofAll));
    const crowded = await upload(await app.signIn(), photo);
    expect(crowded.problem).toMatchObject({ code: 'unavailable' });
    expect(Number(crowded.headers['retry-after'])).toBeGreaterThan(0);

    release?.();
    await Promise.all([first, second]);
    const done = await Promise.all([...atOnce, ...others]);
    expect(new Set(done.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(decoding.size()).toEqual({ running: 0, waiting: 0 });
    expect((await upload(jordan, photo)).status).toBe(201);
  });
});

const store = (accountId: string, photos: number, bytes: number, unused: boolean) => app.app.platform.sql`
  insert into media (id, account_id, key, width, height, bytes, created_at, unused_since)
  select gen_random_uuid(), ${accountId}, md5(${accountId} || n), 1, 1, ${bytes}, ${app.clock.now()},
    ${unused ? app.clock.now() : null}::timestamptz
  from generate_series(1, ${photos}::int) n`;

describe('the quota of an account', () => {
  test.each([
    [
      'that are not used anywhere',
      quota.unused,
      1,
      true,
      `You have ${quota.unused} photos that are not used anywhere.`,
    ],
    ['by number', quota.photos, 1, false, `You have ${quota.photos} photos, which is the most.`],
    ['by size', 4, quota.bytes / 4, false, 'Your photos take 2 GB, which is the most.'],
  ])('too many photos %s are refused, for this account only', async (_, photos, bytes, unused, message) => {
    const jordan = await app.signIn();
    await store(jordan.id, photos - 1, bytes, unused);
    const photo = await onePixel();
    expect((await upload(jordan, photo)).status).toBe(201);
    if (bytes > 1)
      await app.app.platform.sql`update media set bytes = ${bytes} where account_id = ${jordan.id}`;
    const { status, problem } = await upload(jordan, photo);
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ path: 'file', message: expect.stringContaining(message) }]);
    expect((await upload(await app.signIn(), photo)).status).toBe(201);
  });
});
