import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(root, name), 'utf8'));
type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;
type Lock = {
  packages: Record<string, { resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean }>;
};

const sources = globSync('{contract,ops,reference,server,web}/**/*.{ts,tsx,sql}', { cwd: root }).filter(
  (file) => !/\.(test|factory)\.tsx?$/.test(file),
);
const texts = await Promise.all(
  sources.map(async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const),
);
const filesWith = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text)).map(([file]) => file);

test('every package has one exact version, and comes from the public registry with its checksum', async () => {
  const { dependencies, devDependencies, optionalDependencies } = (await readJson(
    'package.json',
  )) as Manifest;
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.length).toBeGreaterThan(30);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);

  const { packages } = (await readJson('package-lock.json')) as Lock;
  const installed = Object.entries(packages).filter(([name, { inBundle }]) => name !== '' && !inBundle);
  expect(installed.length).toBeGreaterThan(versions.length);
  // The lock names an address only for what is not from the registry.
  expect(installed.filter(([, { resolved, link }]) => resolved || link)).toEqual([]);
  expect(
    installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([name]) => name),
  ).toEqual([]);
});

test('no cryptography but Node’s, the browser’s and the push library’s', () => {
  const imported = texts.flatMap(([, text]) =>
    [...text.matchAll(/from '([^'.#][^']*)'/g)].map(([, name = '']) => name),
  );
  expect(imported.length).toBeGreaterThan(500);
  const suspects = /crypt|hash|jwt|jose|sodium|argon|md5|sha\d|pbkdf|cipher/i;
  expect([...new Set(imported)].filter((name) => suspects.test(name))).toEqual(['node:crypto']);
});

test('no MD5 or SHA-1 in the program', () => {
  expect(filesWith(/\bmd5\b|\bsha-?1\b/i)).toEqual([]);
});

test('no random number that could be guessed makes a secret', () => {
  const guessed = filesWith(/Math\.random/).filter((file) => !file.startsWith('web/'));
  // How long to wait before trying again is no secret.
  expect(guessed).toEqual(['server/platform/database/retry.ts']);
});

test('no secret lies in the repository', () => {
  expect(
    filesWith(/-----BEGIN [A-Z ]*PRIVATE KEY|sk_live_\w{8}|rk_live_\w{8}|whsec_\w{16}|AKIA[A-Z0-9]{16}/),
  ).toEqual([]);
});
