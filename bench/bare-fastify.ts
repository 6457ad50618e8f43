import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { Pool, types } from 'pg';
import { idOf } from './fill.ts';
import { plainApply, plainLists, plainMessages, plainSend, plainShift } from './plain-sql.ts';

/** Fastify and prepared statements, nothing else: no session, no permission, no check of what comes in or goes out. */
const [captured = ''] = process.argv.slice(2);
/** The statements with which our own search lets PostgreSQL build the JSON, by workload. */
const ours: Record<string, { text: string; params: unknown[] }> = JSON.parse(readFileSync(captured, 'utf8'));

// Instants stay text: a Date per cell would cost more than the row.
types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => text);
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10, idleTimeoutMillis: 0 });
const viewer = idOf('member 1');
const app = Fastify();

for (const [name, text] of Object.entries(plainLists)) {
  app.get<{ Querystring: { lat?: string; lon?: string } }>(
    `/rows/${name}`,
    async ({ query: { lat, lon } }) => {
      const place = text.includes('$4') ? [Number(lat), Number(lon)] : [];
      const { rows } = await pool.query({ name, text, values: [viewer, new Date(), ...place] });
      return rows;
    },
  );
}
app.get<{ Params: { id: string } }>('/rows/shift/:id', async ({ params }) => {
  const { rows } = await pool.query({ name: 'shift', text: plainShift, values: [viewer, params.id] });
  return rows[0];
});
app.get<{ Params: { reader: string; other: string } }>(
  '/rows/messages/:reader/:other',
  async ({ params }) => {
    const values = [params.reader, params.other];
    const { rows } = await pool.query({ name: 'messages', text: plainMessages, values });
    return rows;
  },
);
app.get<{ Params: { name: string } }>('/json/:name', async ({ params: { name } }, reply) => {
  const { text = '', params = [] } = ours[name] ?? {};
  const { rows } = await pool.query<{ cards: string }>({ name: `json ${name}`, text, values: params });
  return reply.type('application/json').send(rows[0]?.cards);
});
/** Statements in one transaction. */
async function write(name: string, statements: string[], values: unknown[][]) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [index, text] of statements.entries())
      await client.query({ name: `${name} ${index}`, text, values: values[index] ?? [] });
    await client.query('commit');
  } finally {
    client.release();
  }
}
app.post<{ Body: { shiftId: string; groomerId: string } }>('/apply', async ({ body }, reply) => {
  await write('apply', plainApply, [[body.shiftId, body.groomerId, new Date()], [body.shiftId]]);
  return reply.code(201).send(body);
});
app.post<{ Body: { fromId: string; toId: string; content: string } }>('/send', async ({ body }, reply) => {
  const [id, { fromId, toId, content }, now] = [randomUUID(), body, new Date()];
  await write('send', plainSend, [
    [id, fromId, toId, now],
    [id, fromId, toId, content, now],
  ]);
  return reply.code(201).send({ id, ...body });
});

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
