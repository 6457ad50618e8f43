import { hash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { DatabaseError, Query as PgQuery } from 'pg';
import type { ClientBase, QueryResult, Submittable } from 'pg';
import { ConnectionLost, isOfPooler } from './errors.ts';
import type { Rows, Statement } from './tagged-sql.ts';
import { columnTypes, inCamelCase, textColumns } from './column-types.ts';

type Described = { fields: { name: string }[] };
/** A method of pg's query that its types leave out. */
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

/**
 * Names a prepared statement by the hash of its text, so that all processes and connections use the same
 * name.
 */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= namesKept) names.clear();
  const name = hash('sha256', text, 'base64url').slice(0, 20);
  names.set(text, name);
  return name;
}

/** Returns the socket of a client; pg's types leave it out. */
export const socketOf = (client: ClientBase): Duplex =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream;

const corked = new Set<Duplex>();

/** Corks the socket, so that statements sent in one turn of the event loop leave in one packet. */
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
 * Sends a statement without waiting for replies to the ones before it on this client.
 * @throws DatabaseError with PostgreSQL's error
 * @throws ConnectionLost if no reply comes
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
    // The caller's stack says more than that of the socket's reader.
    Error.captureStackTrace(error);
    throw isAnswer(error) ? error : new ConnectionLost(error, !neverSent.test(error.message));
  });
}

/** Whether the error comes from PostgreSQL, or from pg because the statement itself is invalid. */
const isAnswer = (error: Error) =>
  (error instanceof DatabaseError && !isOfPooler(error)) ||
  error instanceof TypeError ||
  error.message.startsWith('Prepared statements');
const neverSent = /is not queryable/;

/** Creates a statement without parameters, for internal commands. */
export const command = (text: string): Statement => ({ text, params: [], raw: false, simple: true });
