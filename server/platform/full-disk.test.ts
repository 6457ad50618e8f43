import type * as FileSystem from 'node:fs/promises';
import { readdir, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onePixel, uploadOf } from '#tests/every-call/photo.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY }));
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof FileSystem>();
  const writeFile = async (file: string, bytes: Buffer) => {
    disk.room -= 1;
    await real.writeFile(file, disk.room < 0 ? bytes.subarray(0, 1) : bytes);
    if (disk.room < 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  return { ...real, default: { ...real, writeFile }, writeFile };
});

let app: TestApp;
const dataDir = `.cache/full-disk-${process.pid}`;
beforeAll(async () => {
  app = await openTestApp({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const stored = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  );

test.each([0, 1, 2])(
  'after %i files, a full disk answers 507 and stores nothing of the photo',
  async (room) => {
    const jordan = await app.signIn();
    const { payload, headers } = uploadOf(await onePixel());
    const upload = () =>
      app.app.server.inject({
        method: 'POST',
        url: '/api/uploads',
        payload,
        headers: { ...headers, cookie: jordan.cookie },
      });
    disk.room = room;
    const refused = await upload();
    disk.room = Number.POSITIVE_INFINITY;
    expect(refused.statusCode).toBe(507);
    expect(refused.json()).toMatchObject({ code: 'no_space', status: 507 });
    expect(await stored()).toEqual([]);
    const { sql } = app.app.platform;
    expect(await sql`select from media where account_id = ${jordan.id}`).toHaveLength(0);
    expect((await upload()).statusCode).toBe(201);
    expect(await stored()).toHaveLength(3);
    await rm(dataDir, { recursive: true });
  },
);

test('a full disk of PostgreSQL answers 507 too', async () => {
  const { sql } = app.app.platform;
  await sql.unsafe(`
    create function disk_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger disk_full before insert on pets execute function disk_full();`);
  const jordan = await app.signIn({ roles: ['pet_owner'] });
  const { status, problem } = await jordan.call('POST /api/pets', {
    body: { name: 'Bella', species: 'dog', age: 3, weight: 52 },
  });
  expect({ status, code: problem.code }).toEqual({ status: 507, code: 'no_space' });
});
