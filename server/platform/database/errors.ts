import { DatabaseError } from 'pg';

/** The name of the constraint that refused a row: use cases answer to some. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined;
}

export function isRetryable(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01');
}
