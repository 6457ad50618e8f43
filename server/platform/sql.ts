import postgres from 'postgres';
import { seconds } from './clock.ts';

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
  const { onStatement, max = 10 } = options;
  const address = new URL(url);
  const folder = address.searchParams.get('host');
  address.searchParams.delete('host');
  const pool = postgres(address.href, {
    ...(folder ? { path: `${folder}/.s.PGSQL.${address.port}` } : {}),
    max,
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
  if (max > 1) takeAllNowAndThen(pool, max);
  return pool;
}

const takeAllEvery = seconds(5);

/**
 * The driver's lists of free and of busy connections keep a gap for each connection that was taken from them, and are
 * searched with every statement. A list begins anew when its last connection is taken: at a steady load that would never
 * be, so now and then all are (decision 0003).
 */
function takeAllNowAndThen(pool: Sql, max: number): void {
  // What has yet to be described has its connection alone; other statements may be sent after one that is under way.
  const alone = () => pool.unsafe('select $1::int', [1]);
  const timer = setInterval(() => {
    const busy = pool`select 1`;
    Promise.all([busy, ...Array.from({ length: 2 * max }, alone)]).catch((error: { code?: string }) => {
      if (error.code === 'CONNECTION_ENDED') clearInterval(timer);
    });
  }, takeAllEvery).unref();
}

/** JSON that PostgreSQL has built as text, decoded or not; it is sent to the caller as it stands. */
export class JsonText {
  readonly text: string | Buffer;
  constructor(text: string | Buffer) {
    this.text = text;
  }
}

/**
 * The first row of a `raw()` result. The driver's own list is emptied: Node puts a function that is assigned to a property
 * among what lives long, every query of the driver has two, and a page of JSON would stay with them until the next full
 * collection.
 */
export async function firstRaw(query: PromiseLike<Buffer[][]>): Promise<(Buffer | undefined)[]> {
  const [row] = await query;
  return row?.splice(0) ?? [];
}

/** The names of PostgreSQL's errors that use cases answer to. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof postgres.PostgresError ? error.constraint_name : undefined;
}

export function isRetryable(error: unknown): boolean {
  return error instanceof postgres.PostgresError && (error.code === '40001' || error.code === '40P01');
}
