import { randomBytes } from 'node:crypto';
import { seconds } from '#server/platform/clock.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';

/** A moment in what this process has heard of changes. */
export type Moment = number;

/**
 * Which rows changed lately, on whichever process. A topic is the name of a table, for all of its rows; the id of an
 * account, for all rows that are its own; or both, as `rowsOf` has it.
 */
export type Changes = {
  /** Tells the moments of this process from those of others. */
  epoch: string;
  /** To be taken before reading what is then kept. */
  moment(): Moment;
  /** Whether something of these topics changed since. True as long as nobody can tell: before `start`, and while deaf. */
  since(moment: Moment, topics: readonly string[]): boolean;
  /**
   * Tells this process at once what PostgreSQL is about to tell all: an account has changed rows of its own, in these
   * tables or, where they are not named, in any.
   */
  acted(accountId: string, tables?: readonly string[]): void;
  /** Hears every change as it is told: a table and the accounts whose row it is. Undefined: some may have been missed. */
  watch(hear: (told: readonly string[] | undefined) => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const anyTable = '*';
const rowsIn = (table: string, accountId: string) => `${table} ${accountId}`;

/** The topics of an account's own rows in some tables. */
export const rowsOf = (accountId: string, tables: readonly string[]): string[] =>
  [anyTable, ...tables].map((table) => rowsIn(table, accountId));

const pulseEvery = seconds(2);
/** Without a pulse for so long, the connection on which changes are heard may be gone. */
const deafAfter = seconds(5);
const topicsKept = 50_000;

/** Listens to what the triggers `…_tell` announce. The process keeps nothing but the moments of the latest changes. */
export function createChanges(sql: SqlPool): Changes {
  const latest = new Map<string, Moment>();
  let now: Moment = 0;
  /** Of what was before, nobody knows what has changed since. */
  let begin: Moment = 1;
  let heardAt = Number.NEGATIVE_INFINITY;
  let listening: { unlisten: () => Promise<void> } | undefined;
  let pulse: NodeJS.Timeout | undefined;
  const watchers: ((told: readonly string[] | undefined) => void)[] = [];

  function forget(): void {
    latest.clear();
    begin = ++now;
  }

  function mark(topic: string): void {
    if (latest.size >= topicsKept) forget();
    latest.set(topic, ++now);
  }

  function markRows(accountId: string, tables: readonly string[]): void {
    mark(accountId);
    for (const table of tables) mark(rowsIn(table, accountId));
  }

  function hear(message: string): void {
    heardAt = performance.now();
    if (message === 'pulse') return;
    const told = message.split(' ');
    const [table = '', ...accounts] = told;
    mark(table);
    for (const id of accounts) markRows(id, [table]);
    for (const watch of watchers) watch(told);
  }

  /** Also after a lost connection: whatever was told meanwhile was missed. */
  function hearAgain(): void {
    heardAt = performance.now();
    forget();
    for (const watch of watchers) watch(undefined);
  }

  return {
    epoch: randomBytes(6).toString('base64url'),
    moment: () => now,
    since: (moment, topics) =>
      performance.now() - heardAt > deafAfter ||
      !(moment >= begin) ||
      topics.some((topic) => (latest.get(topic) ?? 0) > moment),
    acted: (accountId, tables = [anyTable]) => markRows(accountId, tables),
    watch: (watcher) => void watchers.push(watcher),
    async start() {
      listening = await sql.listen('changes', hear, hearAgain);
      pulse = setInterval(() => {
        sql`select pg_notify('changes', 'pulse')`.catch(() => {});
      }, pulseEvery).unref();
    },
    async stop() {
      clearInterval(pulse);
      heardAt = Number.NEGATIVE_INFINITY;
      await listening?.unlisten();
    },
  };
}
