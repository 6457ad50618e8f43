import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { createMetrics } from '#server/platform/metrics.ts';

const folder = 'ops/deploy';
const files = await readdir(folder);
const texts = new Map(
  await Promise.all(
    files.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
  ),
);
const all = [...texts.values()].join('\n');
const operations = await readFile('docs/operations.md', 'utf8');

/** Variables that are of the other programs, or of Node. */
const ofOthers = new Set(
  'NODE_ENV MALLOC_ARENA_MAX POSTGRES_USER POSTGRES_DB POSTGRES_PASSWORD SITE DATABASE_PASSWORD BACKUPS'.split(
    ' ',
  ),
);

test('name only files of this repository', () => {
  const named = [...all.matchAll(/\bops\/[\w./-]+\.ts\b/g)].map(([name]) => name);
  expect(new Set(named)).toEqual(new Set(['ops/build-web.ts', 'ops/start.ts', 'ops/backup.ts']));
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

test('set only variables that the program or its neighbors read', () => {
  const set = [...all.matchAll(/(?<=[\s{'"(])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?:=|: (?=\S))/g)].map(
    ([, name = '']) => name,
  );
  expect(set.length).toBeGreaterThan(20);
  const unknown = set.filter((name) => !ofOthers.has(name) && !operations.includes(`\`${name}\``));
  expect(unknown.filter((name) => !/^(?:FROM|CMD)$/.test(name))).toEqual([]);
});

test('check and lead to addresses and the port that the program has', () => {
  const addresses = [...all.matchAll(/(?<![\w/])\/(?:readyz|metrics|healthz|api\/events)\b/g)].map(
    ([name]) => name,
  );
  expect(new Set(addresses)).toEqual(new Set(['/readyz', '/metrics', '/api/events']));
  const ports = [...all.matchAll(/(?:one|two|10\.0\.0\.1[12]|127\.0\.0\.1):(\d+)/g)].map(([, port]) => port);
  expect(new Set(ports)).toEqual(new Set(['3000']));
  expect(readConfig({}).PORT).toBe(3000);
});

test('the example of settings is accepted once its secrets are filled in', () => {
  const lines = (texts.get('wagwell.env.example') ?? '').split('\n').filter((line) => /^\w+=/.test(line));
  const given = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const { VAPID_SUBJECT: _, ...withoutPush } = given;
  expect(
    readConfig({ ...withoutPush, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }),
  ).toMatchObject({ secure: true, DEMO: false, PROXY_HOPS: 1 });
});

describe('the alert rules', () => {
  test('watch only metrics that exist', async () => {
    const rules = await readFile('ops/alerts.yaml', 'utf8');
    const metrics = createMetrics();
    const known = await metrics.text();
    const watched = [...rules.matchAll(/expr: (.*)/g)].flatMap(([, expr = '']) =>
      [...expr.replaceAll(/"[^"]*"|\{|\}/g, ' ').matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([name]) => name),
    );
    expect(watched.length).toBeGreaterThan(10);
    const missing = watched.filter((name) => !known.includes(`# TYPE ${name.replace(/_count$/, '')} `));
    expect(missing).toEqual([]);
  });
});
