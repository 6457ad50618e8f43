import postgres from 'postgres';

/** A pool, or the connection of one transaction: queries take either. */
export type Sql = postgres.ISql;
export type SqlPool = ReturnType<typeof connect>;

/**
 * Opens a pool. Instants stay ISO 8601 strings and days stay `YYYY-MM-DD` (a Date per cell costs more than the query);
 * bigint and numeric arrive as numbers: no figure of ours leaves the safe integers. Columns are snake_case in SQL and
 * camelCase in code. A `host` parameter in the address is the folder of a Unix socket to take instead of TCP, as libpq has it.
 */
export function connect(
  url: string,
  options: {
    max?: number;
    onNotice?: (text: string) => void;
    onStatement?: (text: string, params: unknown[]) => void;
  } = {},
) {
  const { onStatement } = options;
  const address = new URL(url);
  const folder = address.searchParams.get('host');
  address.searchParams.delete('host');
  return postgres(address.href, {
    ...(folder ? { path: `${folder}/.s.PGSQL.${address.port}` } : {}),
    max: options.max ?? 10,
    idle_timeout: 0,
    connect_timeout: 10,
    connection: { TimeZone: 'UTC', application_name: 'wagwell' },
    transform: { undefined: null, column: { from: postgres.toCamel, to: postgres.fromCamel } },
    onnotice: (notice) => options.onNotice?.(String(notice['message'])),
    debug: onStatement ? (_connection, text, params) => onStatement(text, params) : false,
    types: {
      instant: {
        to: 1184,
        from: [1184],
        serialize: (value: Date | string) => (value instanceof Date ? value.toISOString() : value),
        parse: (text: string) => `${text.replace(' ', 'T')}:00`,
      },
      day: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (text: string) => text },
      number: { to: 701, from: [20, 1700], serialize: String, parse: Number },
    },
  });
}

/** JSON that PostgreSQL has built as text, decoded or not; it is sent to the caller as it stands. */
export class JsonText {
  readonly text: string | Buffer;
  constructor(text: string | Buffer) {
    this.text = text;
  }
}

/** The names of PostgreSQL's errors that use cases answer to. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof postgres.PostgresError ? error.constraint_name : undefined;
}

export function isRetryable(error: unknown): boolean {
  return error instanceof postgres.PostgresError && (error.code === '40001' || error.code === '40P01');
}
