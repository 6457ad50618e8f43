import { minutes, seconds } from '../clock.ts';
import type { SqlPool } from '../database/sql.ts';
import { isBefore, readChanges, readSnapshot } from './read-changes.ts';
import type { Change, Snapshot } from './read-changes.ts';
import type { Signal } from './signal.ts';

/** A position in the changes that this process has read. */
export type Version = number;

/** Undefined: some changes may have been missed. */
type OnChange = (change: Change | undefined) => void;

/**
 * The rows that changed lately, in any process. A topic is a table (all of its rows), an account's id (all of its rows),
 * or both, as `rowsOf` writes it.
 */
export type ChangeFeed = {
  /** The current version. Read it before reading what is then cached. */
  version(): Version;
  /** Whether one of these topics changed since. True while the feed is stopped or stale. */
  changedSince(version: Version, topics: readonly string[]): boolean;
  /** Which transactions this process has seen; empty before it starts. */
  position(): Snapshot;
  /** Milliseconds since this process last read what changed. */
  sinceLook(): number;
  /** Marks the account's rows in these tables, or in all tables, as changed, and wakes every process. */
  markOwnWrite(accountId: string, tables?: readonly string[]): void;
  /** Calls back for every change, in any process, within about a second. */
  subscribe(onChange: OnChange): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const anyTable = '*';
const rowsIn = (table: string, accountId: string) => `${table} ${accountId}`;

/** The topics of an account's own rows in some tables. */
export const rowsOf = (accountId: string, tables: readonly string[]): string[] =>
  [anyTable, ...tables].map((table) => rowsIn(table, accountId));

/** A lost signal delays a change by this much. */
const lookEvery = seconds(1);
/** Many signals in a row share a look, so that sixteen processes do not read for each message of all. */
const restBetweenLooks = 20;
/** Without a successful look for this long, what this process knows may be out of date. */
const staleAfter = seconds(5);
/** Less than the hour for which changes are kept. */
const keptFor = minutes(30);
const maxTopics = 50_000;

/** Reads the table `changed`, which the triggers named `…_note` write. Only the version of each topic's last change is kept. */
export function createChangeFeed(sql: SqlPool, signal: Signal): ChangeFeed {
  const lastChanges = new Map<string, Version>();
  let current: Version = 0;
  /** Changes before this version are unknown. */
  let oldestKnown: Version = 1;
  let seen: Snapshot = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let rest: NodeJS.Timeout | undefined;
  let interval: NodeJS.Timeout | undefined;
  const subscribers: OnChange[] = [];

  const sinceLook = () => performance.now() - lookedAt;

  function forgetAll(): void {
    lastChanges.clear();
    oldestKnown = ++current;
  }

  function mark(topic: string): void {
    if (lastChanges.size >= maxTopics) forgetAll();
    lastChanges.set(topic, ++current);
  }

  function markRows(accountId: string, tables: readonly string[]): void {
    mark(accountId);
    for (const table of tables) mark(rowsIn(table, accountId));
  }

  function take(change: Change | undefined): void {
    if (!change?.accounts) forgetAll();
    if (change) mark(change.table);
    for (const id of change?.accounts ?? []) markRows(id, [change?.table ?? '']);
    for (const notify of subscribers) notify(change);
  }

  async function look(): Promise<void> {
    const askedAt = performance.now();
    const { snapshot, changes } = await readChanges(sql, seen);
    // A standby that took over may lack the last transactions and use their numbers again.
    const isBehind = isBefore(snapshot, seen);
    const isLate = askedAt - lookedAt > keptFor;
    seen = snapshot;
    lookedAt = askedAt;
    for (const change of isBehind || isLate ? [undefined] : changes) take(change);
  }

  /** A signal that arrives during a look, or soon after it, makes it look once more. */
  function wake(): void {
    if (!interval || rest) return;
    if (looking) {
      lookAgain = true;
      return;
    }
    lookAgain = false;
    const left = restBetweenLooks - sinceLook();
    if (left > 0) {
      rest = setTimeout(() => {
        rest = undefined;
        wake();
      }, left).unref();
      return;
    }
    // After a failure, the interval looks again.
    looking = look()
      .catch(() => {})
      .finally(() => {
        looking = undefined;
        if (lookAgain) wake();
      });
  }

  return {
    version: () => current,
    position: () => seen,
    sinceLook,
    changedSince: (version, topics) =>
      sinceLook() > staleAfter ||
      !(version >= oldestKnown) ||
      topics.some((topic) => (lastChanges.get(topic) ?? 0) > version),
    markOwnWrite(accountId, tables = [anyTable]) {
      markRows(accountId, tables);
      signal.send();
    },
    subscribe: (onChange) => void subscribers.push(onChange),
    async start() {
      seen = await readSnapshot(sql);
      lookedAt = performance.now();
      forgetAll();
      interval = setInterval(wake, lookEvery).unref();
      await signal.start(wake);
    },
    async stop() {
      clearInterval(interval);
      interval = undefined;
      clearTimeout(rest);
      rest = undefined;
      await signal.stop();
      await looking;
      lookedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
