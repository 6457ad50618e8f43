import type { ContextLine } from '#contract/reports/admin-reports.ts';
import type { ReportKind } from '#contract/reports/reports.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';

/** What a reported record said, and the account that is responsible for it. */
export type Evidence = { accountId: string; text: string; photoUrls: string[] };

/** How to find, show and remove one kind of what can be reported; from the modules that own the records. */
export type ReportSource = {
  /** Finds a record that the reporter may see. @returns undefined if there is none */
  find: (
    sql: Sql,
    reporter: { id: string; hasMembership: boolean },
    id: string,
  ) => Promise<Evidence | undefined>;
  /** What surrounds the record now, which may have changed since the report. */
  context?: (sql: Sql, id: string) => Promise<ContextLine[]>;
  /** Removes the record from wherever others see it. @returns whether it was still there */
  remove?: (t: Transaction, id: string) => Promise<boolean>;
};

export type ReportSources = Record<ReportKind, ReportSource>;
