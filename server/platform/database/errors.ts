import { DatabaseError } from 'pg';

/** Returns the name of the violated constraint, for use cases that respond to it. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined;
}

/** A connection that could not be made, or ended during a statement. */
export class ConnectionLost extends Error {
  /** Whether PostgreSQL may have executed the statement anyway. */
  readonly mayBeDone: boolean;

  constructor(cause: unknown, mayBeDone: boolean) {
    super(inWords(cause), { cause });
    this.name = 'ConnectionLost';
    this.mayBeDone = mayBeDone;
  }
}

/** An AggregateError of several addresses has an empty message. */
const inWords = (cause: unknown) =>
  cause instanceof Error
    ? cause.message || ('code' in cause ? String(cause.code) : cause.name)
    : String(cause);

/** The connection ended before PostgreSQL said whether a transaction was committed. */
export class CommitUnknown extends ConnectionLost {
  constructor(cause: unknown) {
    super(cause, true);
    this.name = 'CommitUnknown';
  }
}

/**
 * The database did not answer in time, or was unavailable for longer than the caller could wait. Sent as 503.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** Keeps PostgreSQL's own errors, such as a wrong password; other failures to connect become ConnectionLost. */
export const asRefusal = (error: unknown) =>
  error instanceof DatabaseError && !isOfPooler(error) ? error : new ConnectionLost(error, false);

/** PgBouncer says everything that PostgreSQL did not with this code, such as that a server's connection ended. */
export const isOfPooler = ({ code, routine }: DatabaseError): boolean =>
  code === '08P01' && routine === undefined;

/** Serialization failures and deadlocks, or a table that has changed since the statement was prepared. */
const conflicts = new Set(['40001', '40P01', '0A000', '26000']);
/** PostgreSQL is stopping, starting, a standby, or out of connections: the statement was not executed. */
const away = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '25006', '53300', '25P03']);
const canceled = '57014';

/** Returns why a retry may succeed; undefined if it would fail again. */
export function transient(error: unknown): 'conflict' | 'lost' | undefined {
  if (error instanceof ConnectionLost) return 'lost';
  if (!(error instanceof DatabaseError) || error.code === undefined) return undefined;
  if (error.code === '0A000' && error.routine !== 'RevalidateCachedQuery') return undefined;
  if (conflicts.has(error.code)) return 'conflict';
  return away.has(error.code) ? 'lost' : undefined;
}

/**
 * Whether the connection must be closed: its server is stopping, is read-only, or has other prepared
 * statements.
 */
export const spoilsConnection = (error: unknown): boolean =>
  transient(error) === 'lost' ||
  (error instanceof DatabaseError && (error.code === '0A000' || error.code === '26000'));

/** Whether a single statement is known to have had no effect. */
export const isUndone = (error: unknown): boolean => !(error instanceof ConnectionLost && error.mayBeDone);

/** Whether the database could not finish in time, for any reason. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  transient(error) !== undefined ||
  (error instanceof DatabaseError && error.code === canceled);
