import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { seconds, systemClock } from '../clock.ts';
import { createMailer } from './mail.ts';
import { connect } from '../database/sql.ts';
import type { SqlPool } from '../database/sql.ts';

type Arrived = { recipients: string[]; source: string };

let database: TestDatabase;
let sql: SqlPool;
let server: SMTPServer;
const arrived: Arrived[] = [];
/** The step that the mail server refuses, and its code. */
let refusal: { step: 'sender' | 'recipient' | 'text'; code: number } | undefined;
const logged: Record<string, unknown>[] = [];

const refuse = (step: NonNullable<typeof refusal>['step']) =>
  refusal?.step === step
    ? Object.assign(new Error('<jo@example.com> is not wanted'), { responseCode: refusal.code })
    : null;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = connect(database.url, { max: 2 });
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refuse('sender')),
    onRcptTo: (_address, _session, done) => done(refuse('recipient')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refuse('text');
        if (refused) return done(refused);
        arrived.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
  await sql.end();
  await database.drop();
});

const log = pino({
  base: null,
  hooks: {
    logMethod(args) {
      logged.push({ ...(args[0] as object) });
    },
  },
});

const mailer = (smtpUrl: string | undefined, patience?: number) =>
  createMailer({ sql, clock: systemClock, log }, smtpUrl, 'support@wagwell.example', patience);
const sending = () => mailer(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
const hello = { to: { name: 'Jo', address: 'jo@example.com' }, subject: 'Hello', body: 'Text' };

test('without a mail server, a mail stays in the outbox', async () => {
  await mailer(undefined).send(hello);
  expect(await mailer(undefined).kept(1)).toMatchObject([
    { toAddress: 'jo@example.com', subject: 'Hello', body: 'Text' },
  ]);
});

test('with a mail server, a mail is sent and not stored', async () => {
  const before = await sending().kept(10);
  await sending().send({
    to: { name: 'Maya Ortiz', address: 'maya@example.com' },
    subject: 'Choose a new password',
    body: 'https://wagwell.example/reset-password?token=secret',
  });
  expect(arrived.at(-1)?.recipients).toEqual(['maya@example.com']);
  expect(arrived.at(-1)?.source).toMatch(/Subject: Choose a new password/);
  expect(await sending().kept(10)).toEqual(before);
});

test('a crafted name or subject adds no recipient and no header', async () => {
  await sending().send({
    to: { name: 'Eve" <evil@example.com>, "x', address: 'eve@example.com' },
    subject: 'Hi\r\nBcc: evil@example.com',
    body: 'Text',
  });
  expect(arrived.at(-1)?.recipients).toEqual(['eve@example.com']);
  expect(arrived.at(-1)?.source).not.toMatch(/^Bcc:/m);
});

test.each(['recipient', 'text'] as const)('a %s that is refused for good is not retried', async (step) => {
  refusal = { step, code: 550 };
  logged.length = 0;
  await sending().send(hello);
  expect(logged).toEqual([{ code: 550 }]);
  refusal = undefined;
});

test.each([
  ['recipient', 450],
  ['text', 452],
  ['sender', 451],
  // A refused sender is our own misconfiguration: after it is fixed, every mail should still be sent.
  ['sender', 550],
] as const)('a %s refused with %i is an error, so that the job retries', async (step, code) => {
  refusal = { step, code };
  await expect(sending().send(hello)).rejects.toThrow('is not wanted');
  refusal = undefined;
});

test.each([
  ['never says a word', ''],
  ['says no word but the first', '220 mx.example ESMTP\r\n'],
])('a mail server that %s does not delay other jobs', async (_, greeting) => {
  const silent = createServer((socket) => void socket.on('error', () => {}).write(greeting));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await expect(mailer(address, seconds(0.2)).send(hello)).rejects.toThrow(/abort/i);
  silent.close();
});
