import { hash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import Fastify from 'fastify';
import { Client, Pool, types } from 'pg';
import { idOf } from './filled.ts';
import { plainLists, plainMessages, plainSend } from './plain-sql.ts';

/**
 * The limit that ours is compared with: Fastify with prepared statements, without sessions, permissions and validation; and under /http
 * the least that live delivery can cost, on Node's own server.
 */
const connectionString = process.env['DATABASE_URL'];
// Instants stay text: a Date per cell would cost more than the row.
types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => text);
const pool = new Pool({ connectionString, max: 10, idleTimeoutMillis: 0 });
const viewer = idOf('member 1');
const app = Fastify({
  serverFactory: (handle) =>
    createServer((request, response) => {
      if (request.url?.startsWith('/http/')) answerBare(request, response);
      else handle(request, response);
    }),
});

for (const [name, text] of Object.entries(plainLists))
  app.get(`/${name}`, async () => {
    const { rows } = await pool.query({ name, text, values: [viewer, new Date()] });
    return rows;
  });
app.get<{ Params: { reader: string; other: string } }>('/messages/:reader/:other', async ({ params }) => {
  const values = [params.reader, params.other];
  const { rows } = await pool.query({ name: 'messages', text: plainMessages, values });
  return rows;
});
app.post<{ Body: Message }>('/send', async ({ body }, reply) => {
  const [id, { fromId, toId, content }, now] = [randomUUID(), body, new Date()];
  const values = [
    [id, fromId, toId, now],
    [id, fromId, toId, content, now],
  ];
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [index, text] of plainSend.entries())
      await client.query({ name: `send ${index}`, text, values: values[index] ?? [] });
    await client.query('commit');
  } finally {
    client.release();
  }
  return reply.code(201).send({ id, ...body });
});

/** The statements of a call of ours, so that the bare server sends the very same. */
const recorded: { text: string; values: unknown[] }[][] = [];
app.post<{ Body: (typeof recorded)[number] }>('/recorded', async ({ body }) => ({
  nth: recorded.push(body) - 1,
}));
app.get<{ Params: { nth: string } }>('/recorded/:nth', ({ params }) =>
  Promise.all(
    (recorded[Number(params.nth)] ?? []).map(
      async ({ text, values }) => (await pool.query({ name: hash('md5', text), text, values })).rows,
    ),
  ),
);

type Message = { fromId: string; toId: string; content: string };
const streams = new Map<string, ServerResponse>();
const listener = new Client({ connectionString });
await listener.connect();
listener.on('notification', ({ payload = '' }) => {
  const [to = '', from = ''] = payload.split(' ');
  streams.get(to)?.write(`event: changed\ndata: ${from}\n\n`);
});
await listener.query('listen bench_messages');

function answerBare(request: IncomingMessage, response: ServerResponse): void {
  const [, , kind, accountId = ''] = (request.url ?? '').split('/');
  if (kind === 'messages') void insert(request, response);
  else {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    streams.set(accountId, response);
    response.once('close', () => streams.delete(accountId));
  }
}

async function insert(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { fromId, toId, content } = (await json(request)) as Message;
  const text = `
    with sent as (
      insert into messages (id, from_id, to_id, content, created_at) values ($1, $2, $3, $4, now()) returning from_id, to_id
    ) select pg_notify('bench_messages', to_id || ' ' || from_id) from sent`;
  await pool.query({ name: 'insert', text, values: [randomUUID(), fromId, toId, content] });
  response.writeHead(201).end();
}

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
