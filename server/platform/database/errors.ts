import { DatabaseError } from 'pg';

/** The name of the constraint that refused a row: use cases answer to some. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined;
}

/** A connection that could not be made, or ended while something was under way on it. */
export class ConnectionLost extends Error {
  /** Whether PostgreSQL may have done what was asked all the same. */
  readonly mayBeDone: boolean;

  constructor(cause: unknown, mayBeDone: boolean) {
    super(inWords(cause), { cause });
    this.name = 'ConnectionLost';
    this.mayBeDone = mayBeDone;
  }
}

/** Several addresses that were tried in turn fail with an empty message. */
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

/** The database did not answer in time, or not for as long as the caller could wait. Answered with 503. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** Why no connection was made: what PostgreSQL itself says, as of a wrong password, stays as it is. */
export const asRefusal = (error: unknown) =>
  error instanceof DatabaseError ? error : new ConnectionLost(error, false);

/** Two transactions were in each other's way; or a table has changed since the statement was prepared. */
const conflicts = new Set(['40001', '40P01', '0A000', '26000']);
/** PostgreSQL stops, starts, is a standby, or has no connection to spare: nothing of the statement was done. */
const away = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '25006', '53300', '25P03']);
const canceled = '57014';

/** Why the same unit of work may succeed later. Undefined: it would fail again. */
export function transient(error: unknown): 'conflict' | 'lost' | undefined {
  if (error instanceof ConnectionLost) return 'lost';
  if (!(error instanceof DatabaseError) || error.code === undefined) return undefined;
  if (error.code === '0A000' && error.routine !== 'RevalidateCachedQuery') return undefined;
  if (conflicts.has(error.code)) return 'conflict';
  return away.has(error.code) ? 'lost' : undefined;
}

/** Whether the connection is of no more use: its server ends, may not write, or knows the statements otherwise. */
export const spoilsConnection = (error: unknown): boolean =>
  transient(error) === 'lost' ||
  (error instanceof DatabaseError && (error.code === '0A000' || error.code === '26000'));

/** Whether nothing of a single statement was done. */
export const isUndone = (error: unknown): boolean => !(error instanceof ConnectionLost && error.mayBeDone);

/** What the database could not do in time, whatever the reason. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  transient(error) !== undefined ||
  (error instanceof DatabaseError && error.code === canceled);
