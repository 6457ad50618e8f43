import { once } from 'node:events';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect as openSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { spawnProgram } from '#tests/faults/program.ts';
import { readPassword } from './local/embedded-postgres/cluster.ts';
import { findPostmaster } from './local/embedded-postgres/postmaster.ts';
import { connect } from './platform/database/sql.ts';

// Starts the real program with its own PostgreSQL several times, possibly on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wagwell-start-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function startOn(dataDir: string, env: Record<string, string> = {}) {
  const program = spawnProgram({ DATA_DIR: dataDir, ...env });
  cleanups.push(async () => {
    program.signal('SIGTERM');
    await program.exitCode;
  });
  return program;
}

const clusterOf = (dataDir: string) => path.join(dataDir, 'postgres/cluster');
const postmasterOf = (dataDir: string) => findPostmaster(clusterOf(dataDir));

/** Runs a query on the folder's running PostgreSQL, with the program's own password. */
async function ask(dataDir: string, query: string): Promise<unknown> {
  const postmaster = await postmasterOf(dataDir);
  if (!postmaster?.isReady) return undefined;
  const password = await readPassword(clusterOf(dataDir));
  const sql = connect(`postgres://wagwell:${password}@127.0.0.1:${postmaster.port}/wagwell`, { max: 1 });
  try {
    const [row] = await sql.unsafe(query);
    return row?.['found'];
  } catch {
    return undefined;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

const signInAs = (address: string, email: string) =>
  fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'demo-password' }),
  });

const moments: [string, NodeJS.Signals, (dataDir: string) => Promise<unknown>][] = [
  ['while PostgreSQL comes up', 'SIGINT', (dataDir) => access(clusterOf(dataDir)).then(() => true)],
  [
    'once people live in the town',
    'SIGKILL',
    (dataDir) => ask(dataDir, 'select exists (select from accounts) as found'),
  ],
  [
    'once money was taken and a promo code made',
    'SIGINT',
    (dataDir) =>
      ask(
        dataDir,
        'select exists (select from ledger_entries) and exists (select from promo_codes) as found',
      ),
  ],
];

test('after a first start interrupted at any moment, the folder starts again', async () => {
  const dataDir = await newDataDir();
  for (const [moment, signal, hasCome] of moments) {
    const program = startOn(dataDir, { DEMO: '1' });
    await vi.waitFor(async () => expect(await hasCome(dataDir), moment).toBe(true), {
      timeout: 60_000,
      interval: 50,
    });
    program.signal(signal);
    expect(await program.exitCode, moment).toBe(signal === 'SIGINT' ? 0 : null);
    if (signal === 'SIGINT') expect(await postmasterOf(dataDir), moment).toBeUndefined();
    expect(program.said()).not.toContain('runs at');
  }
  const address = (await startOn(dataDir, { DEMO: '1' }).address) ?? '';
  for (const who of ['groomer', 'owner', 'petowner', 'admin'])
    expect((await signInAs(address, `${who}@wagwell.example`)).status).toBe(200);
  expect(
    await ask(dataDir, 'select last = (select count(*) from invoices) as found from invoice_numbers'),
  ).toBe(true);
  expect(await ask(dataDir, 'select state as found from demo_town')).toBe('full');
});

test('a start without the demo town removes an unfinished one and refuses to expose a full one to the outside', async () => {
  const dataDir = await newDataDir();
  const first = startOn(dataDir, { DEMO: '1' });
  await vi.waitFor(
    async () => expect(await ask(dataDir, 'select exists (select from accounts) as found')).toBe(true),
    { timeout: 60_000, interval: 50 },
  );
  first.signal('SIGKILL');
  await first.exitCode;
  const second = startOn(dataDir, { DEMO: '0' });
  expect(await second.address).toBeDefined();
  expect(await ask(dataDir, 'select count(*) as found from accounts')).toBe(0);
  await ask(dataDir, `insert into demo_town (state) values ('full')`);
  second.signal('SIGTERM');
  expect(await second.exitCode).toBe(0);
  const third = startOn(dataDir, {
    PUBLIC_URL: 'https://wagwell.example',
    PAYMENTS: '0',
    SMTP_URL: 'smtp://127.0.0.1:9',
    POSTAL_ADDRESS: 'Wagwell, 12 Main St, Austin, TX 78701',
  });
  expect(await third.exitCode).toBe(1);
  expect(third.said()).toContain('Setting DATA_DIR: this database holds the demo town');
});

test('SIGTERM stops the program and PostgreSQL cleanly despite a silent connection and half of a body', async () => {
  const dataDir = await newDataDir();
  const program = startOn(dataDir);
  const { hostname, port } = new URL((await program.address) ?? '');
  const halves = [
    '',
    'GET /healthz HTTP/1.1\r\nHost: loc',
    'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"email":',
  ];
  for (const half of halves) {
    const socket = openSocket({ host: hostname, port: Number(port) }).on('error', () => undefined);
    await once(socket, 'connect');
    socket.resume().write(half);
  }
  // The reply arrives only after everything before it was read.
  expect((await fetch(`http://${hostname}:${port}/healthz`)).status).toBe(200);
  program.signal('SIGTERM');
  expect(await program.exitCode).toBe(0);
  expect(await postmasterOf(dataDir)).toBeUndefined();
  await expect(readFile(path.join(clusterOf(dataDir), 'postmaster.pid'))).rejects.toThrow('ENOENT');
});
