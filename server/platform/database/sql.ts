export { connect } from './pool.ts';
export type { SqlPool } from './pool.ts';
export type { Sql } from './tagged-sql.ts';
export { constraintOf, isUnavailable } from './errors.ts';

/** JSON text built by PostgreSQL; it is sent to the caller unchanged. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
