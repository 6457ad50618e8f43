import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openS3Server, s3Key } from '#tests/standins/s3-server.ts';
import type { S3Server } from '#tests/standins/s3-server.ts';
import { copyFiles } from './copy-files.ts';
import { diskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { s3Files } from './s3-files.ts';

let folder: string;
let server: S3Server;
const stores = new Map<string, FileStore>();
const settings = () => ({
  S3_BUCKET: server.bucket,
  S3_REGION: 'garage',
  S3_ENDPOINT: server.endpoint,
  S3_ACCESS_KEY_ID: s3Key.id,
  S3_SECRET_ACCESS_KEY: s3Key.secret,
});
beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp(path.resolve('.cache/files-'));
  server = await openS3Server();
  stores.set('disk', diskFiles(folder)).set('S3', await s3Files(settings()));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function* megabytes(count: number, ends?: Error) {
  for (let n = 0; n < count; n++) yield Buffer.alloc(1024 * 1024, n);
  if (ends) throw ends;
}

describe.each(['disk', 'S3'])('files on %s', (name) => {
  const store = () => {
    const found = stores.get(name);
    if (!found) throw new Error(`No store ${name}`);
    return found;
  };

  test('are read as they were stored, replaced and removed', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 195]);
    await store().put('ab12.small.webp', Buffer.from('earlier'));
    await store().put('ab12.small.webp', bytes);
    expect(await store().get('ab12.small.webp')).toEqual(bytes);
    await store().remove('ab12.small.webp');
    await store().remove('ab12.small.webp');
    expect(await store().get('ab12.small.webp')).toBeUndefined();
    expect(await store().open('ab12.small.webp')).toBeUndefined();
  });

  test.each([0, 3, 20])('of %i MB are written and read in pieces', async (size) => {
    expect(await store().write('archive.zip', megabytes(size))).toBe(size * 1024 * 1024);
    const content = await store().open('archive.zip');
    const read = Buffer.concat(((await content?.toArray()) ?? []) as Buffer[]);
    expect(read.length).toBe(size * 1024 * 1024);
    expect(read.at(-1)).toBe(size === 0 ? undefined : size - 1);
  });

  test('that break off in the middle leave nothing', async () => {
    await expect(store().write('broken.zip', megabytes(20, new Error('It broke off')))).rejects.toThrow(
      'It broke off',
    );
    expect(await store().get('broken.zip')).toBeUndefined();
    expect(server.openUploads()).toBe(0);
  });

  test.each(['../secret', 'a/b', '', '.hidden'])('have no key %j', async (key) => {
    for (const act of [() => store().get(key), () => store().put(key, Buffer.alloc(1))])
      await expect(async () => act()).rejects.toThrow('Not a file key');
  });
});

describe('a start with S3', () => {
  test.each([
    [
      'S3_SECRET_ACCESS_KEY',
      'not-the-secret',
      'Setting S3_SECRET_ACCESS_KEY: the bucket wagwell-files refuses',
    ],
    [
      'S3_ACCESS_KEY_ID',
      'AKIASOMEBODYELSE',
      'Setting S3_SECRET_ACCESS_KEY: the bucket wagwell-files refuses',
    ],
    ['S3_BUCKET', 'another', 'Setting S3_BUCKET: there is no bucket another at http'],
  ])('is refused with a wrong %s', async (name, value, line) => {
    await expect(s3Files({ ...settings(), [name]: value })).rejects.toThrow(line);
  });

  test('works while the store is away, which then answers 503', async () => {
    server.fail(503);
    const files = await s3Files(settings());
    await expect(files.get('ab12')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(files.put('ab12', Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' });
    server.fail(null);
    await files.put('ab12', Buffer.from('x'));
    expect(server.objects.get('ab12')?.toString()).toBe('x');
  }, 20_000);
});

test('the files of a folder are copied once, and a copy that differs is made again', async () => {
  const from = path.join(folder, 'from');
  const disk = diskFiles(from);
  for (const key of ['aa1.small.webp', 'aa2.pdf', 'bb1.large.webp']) await disk.put(key, Buffer.from(key));
  await writeFile(path.join(from, 'aa', 'aa3.pdf.77.part'), 'half');
  const to = await s3Files(settings());
  expect(await copyFiles(from, to)).toEqual({ copied: 3, present: 0 });
  server.objects.set('aa2.pdf', Buffer.from('damaged'));
  expect(await copyFiles(from, to)).toEqual({ copied: 1, present: 2 });
  expect(server.objects.get('aa2.pdf')?.toString()).toBe('aa2.pdf');
  expect(server.objects.has('aa3.pdf.77.part')).toBe(false);
});
