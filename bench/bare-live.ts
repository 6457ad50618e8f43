import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { Client, Pool } from 'pg';

/** The least that live delivery can be: INSERT, NOTIFY, LISTEN, and a line written to the stream of whom it is for. */
const connectionString = process.env['DATABASE_URL'];
const pool = new Pool({ connectionString, max: 10, idleTimeoutMillis: 0 });
const insert =
  'insert into messages (id, from_id, to_id, content, created_at) values ($1, $2, $3, $4, now())';
const streams = new Map<string, ServerResponse>();

const listener = new Client({ connectionString });
await listener.connect();
listener.on('notification', ({ payload = '' }) => {
  // The table's trigger tells `messages <to> <from>`.
  const [, to = '', from = ''] = payload.split(' ');
  streams.get(to)?.write(`event: message\ndata: ${from}\n\n`);
});
await listener.query('listen changes');

async function save(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { fromId, toId, content } = (await json(request)) as Record<string, string>;
  await pool.query({ name: 'send', text: insert, values: [randomUUID(), fromId, toId, content] });
  response.writeHead(201).end();
}

function keep(accountId: string, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
  streams.set(accountId, response);
  response.once('close', () => streams.delete(accountId));
}

const server = createServer((request, response) => {
  if (request.method === 'POST') void save(request, response);
  else keep(request.url?.slice(1) ?? '', response);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
