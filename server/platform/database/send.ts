import { hash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { DatabaseError, Query as PgQuery } from 'pg';
import type { ClientBase, QueryResult, Submittable } from 'pg';
import { ConnectionLost } from './errors.ts';
import type { Rows, Statement } from './tagged-sql.ts';
import { columnTypes, inCamelCase, textColumns } from './column-types.ts';

type Described = { fields: { name: string }[] };
/** What pg's own query does with what PostgreSQL tells it; its types leave this out. */
type ReadsColumns = { handleRowDescription(message: Described): void };
const Base = PgQuery as unknown as new (
  config: object,
  callback: (error: Error | null, result: QueryResult | QueryResult[]) => void,
) => ReadsColumns & Submittable;

class NamedColumns extends Base {
  override handleRowDescription(message: Described): void {
    for (const field of message.fields) field.name = inCamelCase(field.name);
    super.handleRowDescription(message);
  }
}

const namesKept = 5000;
const names = new Map<string, string>();

/** A prepared statement goes by the hash of its text: every process and every connection knows it by the same name. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= namesKept) names.clear();
  const name = hash('sha256', text, 'base64url').slice(0, 20);
  names.set(text, name);
  return name;
}

/** The connection under a client; pg's types leave its socket out. */
export const socketOf = (client: ClientBase): Duplex =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream;

const corked = new Set<Duplex>();

/** What is sent in the same turn of the event loop leaves in one piece. */
function gather(client: ClientBase): void {
  const socket = socketOf(client);
  if (corked.has(socket)) return;
  if (corked.size === 0) setImmediate(flush);
  corked.add(socket);
  socket.cork();
}

function flush(): void {
  const sockets = [...corked];
  corked.clear();
  for (const socket of sockets) socket.uncork();
}

/**
 * Sends a statement; what was sent before it on this client need not be answered yet.
 * @throws DatabaseError what PostgreSQL says
 * @throws ConnectionLost where it says nothing
 */
export function send(client: ClientBase, statement: Statement, prepare: boolean): Promise<Rows<object[]>> {
  const { text, params, raw, simple } = statement;
  gather(client);
  return new Promise<Rows<object[]>>((resolve, reject) => {
    const config = {
      text,
      ...(simple ? {} : { values: params, queryMode: 'extended' }),
      ...(simple || !prepare ? {} : { name: nameOf(text) }),
      ...(raw ? { rowMode: 'array', types: textColumns } : { types: columnTypes }),
    };
    client.query(
      new NamedColumns(config, (error, result) => {
        if (error) return reject(error);
        const last = Array.isArray(result) ? result.at(-1) : result;
        const rows: object[] = last?.rows ?? [];
        resolve(Object.defineProperty(rows, 'count', { value: last?.rowCount ?? 0 }) as Rows<object[]>);
      }),
    );
  }).catch((error: Error) => {
    // Where it was asked for says more than where the answer was read.
    Error.captureStackTrace(error);
    throw isAnswer(error) ? error : new ConnectionLost(error, !neverSent.test(error.message));
  });
}

/** PostgreSQL has said it, or pg did not take the statement as it was. */
const isAnswer = (error: Error) =>
  error instanceof DatabaseError ||
  error instanceof TypeError ||
  error.message.startsWith('Prepared statements');
const neverSent = /is not queryable/;

/** A statement of ours without parameters. */
export const command = (text: string): Statement => ({ text, params: [], raw: false, simple: true });
