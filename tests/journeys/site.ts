import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createRunTemplate, createTestDatabase } from '../database.ts';
import { compiled } from '../faults/program.ts';
import { openPushService, vapid } from '../standins/push-service.ts';
import type { PushService } from '../standins/push-service.ts';

/** The payment processor: the test processor, or the stand-in for Stripe. */
export type Processor = 'test' | 'stripe';

/** A running Wagwell with its own database, port and movable clock. */
export type Site = {
  url: string;
  processor: Processor;
  /** Where the program pushes to. */
  push: PushService;
  /** Moves the program's clock and waits until all due jobs have run. */
  moveClock(to: Date): Promise<void>;
  /** Lists the mails to an address, newest first. */
  mailsTo(address: string): Promise<{ subject: string; body: string }[]>;
  /** Runs `npm run admin -- grant EMAIL`. */
  grantAdmin(address: string): Promise<void>;
  close(): Promise<void>;
};

const programs: Record<Processor, string> = {
  test: 'server/main.ts',
  stripe: 'tests/standins/stripe/program.ts',
};

const DEMO_FILES = path.join(import.meta.dirname, '../../.cache/demo-town');

/** Starts the program as a user would. @param demo whether to fill the demo town */
export async function openSite({
  demo,
  processor = 'test',
}: {
  demo: boolean;
  processor?: Processor;
}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'wagwell-journey-'));
  const database = await createTestDatabase(demo ? await copyDemoTown(dataDir) : undefined);
  const port = await freePort();
  const push = await openPushService();
  const server = startProgram(processor, {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: demo ? '1' : '0',
    TEST_CLOCK: processor === 'test' ? '1' : '0',
    PUSH_SERVICE_BASE: push.origin,
    ...vapid,
  });
  const complaints = await ready(server);
  const url = `http://localhost:${port}`;
  const local = async (address: string, body?: object) => {
    const reply = await fetch(
      url + address,
      body
        ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : {},
    );
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  };
  return {
    url,
    processor,
    push,
    async moveClock(to) {
      if (processor === 'test') await local('/api/test-clock', { now: to.toISOString() });
      else await tell(server, { moveTo: to.toISOString() });
    },
    async mailsTo(address) {
      const mails = (await (await local('/dev/mail')).json()) as {
        toAddress: string;
        subject: string;
        body: string;
      }[];
      return mails.filter((mail) => mail.toAddress === address);
    },
    async grantAdmin(address) {
      await promisify(execFile)(process.execPath, ['ops/admin.ts', 'grant', address], {
        env: { ...process.env, ...compiled, DATABASE_URL: database.url },
      });
    },
    async close() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await push.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      if (complaints.length > 0) throw new Error(`The program complained:\n${complaints.join('')}`);
    },
  };
}

const startProgram = (processor: Processor, env: Record<string, string>) =>
  spawn(process.execPath, [programs[processor]], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...compiled,
      NODE_ENV: 'production',
      CHECK_REPLIES: '1',
      LOG_LEVEL: 'error',
      ...env,
    },
  });

/**
 * Copies the files of the demo town into a folder. The town is filled once in each run, since that takes longer than most
 * journeys.
 * @returns the name of its database, a template
 */
async function copyDemoTown(dataDir: string): Promise<string> {
  const template = await createRunTemplate('demo', async (url) => {
    await rm(DEMO_FILES, { recursive: true, force: true });
    const port = await freePort();
    const env = { DATABASE_URL: url, DATA_DIR: DEMO_FILES, PORT: String(port), DEMO: '1', TEST_CLOCK: '1' };
    const program = startProgram('test', env);
    await ready(program);
    program.kill('SIGTERM');
    await once(program, 'exit');
  });
  await cp(DEMO_FILES, dataDir, { recursive: true });
  return template;
}

/**
 * Waits until the program reports that it runs.
 * @returns its later output, which is empty while all is well
 * @throws Error with its output if it ended instead
 */
function ready(server: ChildProcess): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const complaints: string[] = [];
    let said = '';
    const hear = (chunk: Buffer) => {
      const words = chunk.toString();
      if (said.includes('Wagwell runs at') && !words.includes('Demo accounts')) complaints.push(words);
      said += words;
      if (said.includes('Wagwell runs at')) resolve(complaints);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) => reject(new Error(`The program ended with ${code}:\n${said}`)));
  });
}

/**
 * Stripe and TEST_CLOCK exclude each other: with Stripe, the clock is moved by the process that started the
 * program.
 */
async function tell(program: ChildProcess, message: object): Promise<void> {
  const answer = once(program, 'message');
  program.send(message);
  const [{ failed }] = (await answer) as [{ failed?: string }];
  if (failed) throw new Error(failed);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
