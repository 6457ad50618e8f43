import type { ReportKind } from '#contract/reports.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** What a reported record said, and the account that is responsible for it. */
export type Evidence = { accountId: string; text: string; photoUrls: string[] };

/** Finds a record that the reporter may see. @returns undefined if there is none */
export type FindEvidence = (
  sql: Sql,
  reporter: { id: string; hasMembership: boolean },
  id: string,
) => Promise<Evidence | undefined>;

/** How to find what was reported, from the modules that own the records. */
export type EvidenceSources = Record<ReportKind, FindEvidence>;
