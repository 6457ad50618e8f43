import type { LostKind, OpenWork } from '#contract/personal-data.ts';
import type { Caller, Route } from './http/routes.ts';
import type { JobTable } from './jobs/jobs.ts';
import type { Sql } from './database/sql.ts';
import type { Provided } from './extension-point.ts';
import type { Viewer } from './policy.ts';
import type { Tables } from './tables.ts';
import type { Transaction } from './transaction.ts';

/** What a domain adds to the program; `server/modules.ts` lists every module once. */
export type Module = {
  /** Its folder, and the topic of its tables. */
  name?: string;
  routes?: readonly Route[];
  jobs?: JobTable;
  tables?: Tables;
  /** Its folder in the archive of an account, where that has another name. */
  archive?: string;
  /** The kinds of its notifications, and the jobs that only notify: the demo town is filled without them. */
  notices?: { kinds: Provided; jobs: JobTable };
  /** What it adds to the extension points of other modules. */
  provides?: readonly Provided[];
  leaving?: Leaving;
};

/** An account that is being closed. */
export type Leaver = Caller &
  Viewer & {
    roles: Viewer['roles'][number][];
    isAdmin: boolean;
    wasMember: boolean;
    confirmedUntil: number;
    hasSecondFactor: boolean;
  };

/** What prevents closing an account, what closing cancels, and what it removes. */
export type LeavingFacts = {
  unfinished?: OpenWork[];
  cancelled?: OpenWork[];
  lost?: Partial<Record<LostKind, number>>;
};

/** What a module does when an account is closed, in addition to deleting rows of its tables. */
export type Leaving = {
  facts?: (sql: Sql, accountId: string, now: Date) => Promise<LeavingFacts>;
  /** Cancels what `facts` lists, while the account still has its name. */
  leave?: (t: Transaction, leaver: Leaver) => Promise<void>;
  /** Removes what identifies the account in rows that others need. It may run twice. */
  erase?: (t: Transaction, accountId: string) => PromiseLike<unknown>;
};

/** What a module keeps about an account: derived from its tables. */
export type PersonalData = Leaving & {
  /** Its folder in the archive. */
  domain: string;
  /** The account's rows, by the names of their lists. */
  export: (sql: Sql, accountId: string) => Promise<Record<string, readonly object[]>>;
  erase: (t: Transaction, accountId: string) => Promise<void>;
};
