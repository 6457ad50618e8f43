export { connect } from './database/pool.ts';
export type { SqlPool } from './database/pool.ts';
export type { Sql } from './database/tagged-sql.ts';
export { constraintOf, isUnavailable } from './database/errors.ts';

/** JSON that PostgreSQL has built as text; it is sent to the caller as it stands. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
