import { connect as connectSocket, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { connect, isUnavailable } from './sql.ts';
import type { SqlPool } from './sql.ts';

/** What PgBouncer sends when the server behind it has ended: an error without the routine that PostgreSQL names. */
function poolerError(): Buffer {
  const fields = Buffer.from('SFATAL\0C08P01\0Mserver conn crashed?\0\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

let database: TestDatabase;
let sql: SqlPool;
/** Statements that still die under way. */
let dying = 0;
let stop: () => void;
beforeEach(async () => {
  database = await createTestDatabase();
  const target = new URL(database.url);
  const pooler = createServer((client) => {
    const server = connectSocket({ host: '127.0.0.1', port: Number(target.port) });
    for (const socket of [client, server]) socket.on('error', () => socket.destroy());
    client.on('close', () => server.destroy());
    server.pipe(client);
    client.on('data', (chunk) => {
      if (dying > 0 && chunk.includes('dying')) {
        dying--;
        client.end(poolerError());
      } else server.write(chunk);
    });
  });
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  const url = new URL(database.url);
  url.host = `127.0.0.1:${(pooler.address() as AddressInfo).port}`;
  url.searchParams.delete('host');
  sql = connect(url.href, { max: 2, prepare: false });
  stop = () => pooler.close();
});
afterEach(async () => {
  await sql.end();
  stop();
  await database.drop();
});

test('a read that dies behind a pooler is repeated', async () => {
  dying = 1;
  expect(await sql`select ${'dying'} as state`).toEqual([{ state: 'dying' }]);
  expect(dying).toBe(0);
});

test('a transaction that dies behind a pooler is repeated from its start', async () => {
  dying = 1;
  let begun = 0;
  const rows = await sql.begin((tx) => {
    begun++;
    return tx`select ${'dying'} as state`;
  });
  expect(rows).toEqual([{ state: 'dying' }]);
  expect(begun).toBe(2);
});

test('a write that may be done is not repeated, and is told as unavailable', async () => {
  dying = 1;
  const error = await sql`update accounts set email = ${'dying'}`.catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
  expect(dying).toBe(0);
});
