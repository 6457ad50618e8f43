export { connect } from './pool.ts';
export type { SqlPool } from './pool.ts';
export type { Sql } from './tagged-sql.ts';
export { constraintOf, isUnavailable } from './errors.ts';

/** JSON that PostgreSQL has built as text; it is sent to the caller as it stands. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
