import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { systemClock } from './clock.ts';
import { createMailer } from './mail.ts';
import { connect } from './sql.ts';
import type { SqlPool } from './sql.ts';

type Arrived = { recipients: string[]; source: string };

let database: TestDatabase;
let sql: SqlPool;
let server: SMTPServer;
const arrived: Arrived[] = [];
let refusing = false;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = connect(database.url, { max: 2 });
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusing) return done(new Error('mailbox full'));
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

const mailer = () =>
  createMailer(
    sql,
    systemClock,
    `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    'support@wagwell.example',
  );

test('a mail goes out through the mail server and stays in the outbox', async () => {
  await mailer().send({
    to: { name: 'Maya Ortiz', address: 'maya@example.com' },
    subject: 'You are booked',
    body: 'See you at 8.',
  });
  expect(arrived.at(-1)?.recipients).toEqual(['maya@example.com']);
  expect(arrived.at(-1)?.source).toMatch(/Subject: You are booked/);
  expect((await mailer().kept(1))[0]).toMatchObject({
    toAddress: 'maya@example.com',
    subject: 'You are booked',
  });
});

test('a crafted name or subject adds no recipient and no header', async () => {
  await mailer().send({
    to: { name: 'Eve" <evil@example.com>, "x', address: 'eve@example.com' },
    subject: 'Hi\r\nBcc: evil@example.com',
    body: 'Text',
  });
  expect(arrived.at(-1)?.recipients).toEqual(['eve@example.com']);
  expect(arrived.at(-1)?.source).not.toMatch(/^Bcc:/m);
});

test('a mail server that refuses is an error, so that the job tries again', async () => {
  refusing = true;
  await expect(
    mailer().send({ to: { name: 'Jo', address: 'jo@example.com' }, subject: 'Hello', body: 'Text' }),
  ).rejects.toThrow(/mailbox full/);
  refusing = false;
});
