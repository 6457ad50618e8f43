import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createSecretBox } from './secret-box.ts';

let folder: string;
beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp(path.resolve('.cache/secrets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const box = (env: Record<string, string>) => createSecretBox(readConfig(env), createLog('silent'));
const newKey = () => randomBytes(32).toString('base64');

test('what was sealed opens for the same words only, and not once it was changed', async () => {
  const { seal, open } = box({ SECRETS_KEY: newKey() });
  const sealed = await seal('JBSWY3DPEHPK3PXP', 'jordan');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
  expect(await open(sealed, 'jordan')).toBe('JBSWY3DPEHPK3PXP');
  await expect(open(sealed, 'sam')).rejects.toThrow();
  for (const at of [4, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await expect(open(changed, 'jordan')).rejects.toThrow();
  }
  expect((await seal('JBSWY3DPEHPK3PXP', 'jordan')).equals(sealed)).toBe(false);
});

test('without the setting, processes of one folder share a key that only their user may read', async () => {
  const dataDir = path.join(folder, 'shared');
  const boxes = Array.from({ length: 8 }, () => box({ DATA_DIR: dataDir }));
  const sealed = await Promise.all(boxes.map(({ seal }) => seal('secret', 'jordan')));
  for (const { open } of boxes) for (const each of sealed) expect(await open(each, 'jordan')).toBe('secret');
  expect(await readdir(dataDir)).toEqual(['secrets.key']);
  const file = path.join(dataDir, 'secrets.key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const moved = box({ SECRETS_KEY: (await readFile(file, 'utf8')).trim() });
  expect(await moved.open(sealed[0] ?? Buffer.alloc(0), 'jordan')).toBe('secret');
});

test('a new key takes over while the earlier one still opens; without it nothing opens', async () => {
  const [earlier, newer] = [newKey(), newKey()];
  const before = box({ SECRETS_KEY: earlier });
  const both = box({ SECRETS_KEY: `${newer},${earlier}` });
  const after = box({ SECRETS_KEY: newer });
  const old = await before.seal('secret', 'jordan');
  expect(await both.open(old, 'jordan')).toBe('secret');
  await expect(after.open(old, 'jordan')).rejects.toThrow('a key that is not in SECRETS_KEY');
  const renewed = await both.seal('secret', 'jordan');
  expect(await after.open(renewed, 'jordan')).toBe('secret');
  const [mark, markOfOld] = [await both.mark(), await before.mark()];
  expect(renewed.subarray(0, mark.length).equals(mark)).toBe(true);
  expect(old.subarray(0, mark.length).equals(markOfOld)).toBe(true);
});

test('a key is made only when it is needed', async () => {
  const dataDir = path.join(folder, 'unused');
  const { mark } = box({ DATA_DIR: dataDir });
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
  await mark();
  expect(await readdir(dataDir)).toEqual(['secrets.key']);
});

test.each(['short', `${newKey()},short`, `${newKey()}0`])('SECRETS_KEY=%s fails the start', (value) => {
  expect(() => readConfig({ SECRETS_KEY: value })).toThrow(
    'Setting SECRETS_KEY: use what "openssl rand -base64 32" prints; earlier keys follow after commas (got "…")',
  );
});
