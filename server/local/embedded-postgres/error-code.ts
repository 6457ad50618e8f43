/** The code of an error from the system or from PostgreSQL, as `EACCES` or `42P04`. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
