import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { spawnProgram } from '#tests/faults/program.ts';
import { createTestDatabase } from '#tests/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { connect } from '#server/platform/database/sql.ts';

vi.setConfig({ testTimeout: 120_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Returns the output of a start that fails. */
async function failureOf(env: Record<string, string>): Promise<string> {
  const program = spawnProgram({ DATABASE_URL: database.url, LOG_LEVEL: '', ...env });
  onTestFinished(() => program.signal('SIGKILL'));
  expect(await program.exitCode).toBe(1);
  return program.said();
}

const elsewhere = (change: (url: URL) => void) => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};

test('a failed start names the setting to change in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const failures: [Record<string, string>, RegExp][] = [
    [{ PORT: String(port) }, /^Setting PORT: \d+ is already taken\. .+\n$/],
    [{ HOST: '203.0.113.7' }, /^Setting HOST: 203\.0\.113\.7 is not an address of this machine\n$/],
    [
      { DATABASE_URL: elsewhere((url) => (url.pathname = '/missing')) },
      /^Setting DATABASE_URL: .*"missing".*\n$/,
    ],
    [
      { DATABASE_URL: elsewhere((url) => (url.password = 'wrong')) },
      /^Setting DATABASE_URL: .*password.*\n$/,
    ],
    [{ DATABASE_URL: '', DATA_DIR: '/dev/null' }, /DATA_DIR[^\n]*\n$/],
    [
      { DEMO: '1', SMTP_URL: 'smtp://mail.example' },
      /^Setting DEMO: 1 cannot be used together with SMTP_URL.*\n$/,
    ],
  ];
  for (const [env, line] of failures) expect(await failureOf(env), JSON.stringify(env)).toMatch(line);
});

test('a database newer than the program is refused, also in JSON', async () => {
  const sql = connect(database.url, { max: 1 });
  onTestFinished(async () => {
    await sql`delete from migrations where name = '9999-hoverboards.sql'`;
    await sql.end();
  });
  await sql`insert into migrations (name, checksum) values ('9999-hoverboards.sql', 'x')`;
  const line =
    'This program does not know the migration 9999-hoverboards.sql of the database, which a newer program made, or one from before the first release. Nothing was changed. Start that program, or choose another database with DATABASE_URL or DATA_DIR.';
  expect(await failureOf({})).toBe(`${line}\n`);
  expect(JSON.parse(await failureOf({ LOG_LEVEL: 'warn' }))).toMatchObject({ level: 'error', msg: line });
});

test('a migration that was changed is named itself, since no setting is the cause', async () => {
  const sql = connect(database.url, { max: 1 });
  const [kept] = await sql<{ checksum: string }[]>`
    select checksum from migrations where name = '0010-calendar.sql'`;
  onTestFinished(async () => {
    await sql`update migrations set checksum = ${kept?.checksum ?? ''} where name = '0010-calendar.sql'`;
    await sql.end();
  });
  await sql`update migrations set checksum = 'x' where name = '0010-calendar.sql'`;
  expect(await failureOf({})).toMatch(
    /^The migration 0010-calendar\.sql of this program has other statements .* Start the version that made it.*\n$/,
  );
});
