import type { Dispute, Fact } from '#contract/reliability.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findFacts } from './appeals.queries.ts';
import type { DisputeRow, FactRow } from './appeals.queries.ts';
import { appealRefusal, uncountedBecause } from './appeals.policy.ts';
import { countingSince } from './get-reliability.ts';
import { countsUntil, weightAt } from './reliability.policy.ts';

/** Lists what an account's figures rest on, newest first; up to one more than `limit`. */
export async function listFacts(
  sql: Sql,
  accountId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  now: Date,
) {
  const rows = await findFacts(sql, accountId, { since: countingSince(now), cursor, limit });
  return rows.map((row) => toFact(row, now));
}

/** Returns a fact as the person it is about reads it. */
export function toFact(row: FactRow, now: Date): Fact {
  const { id, kind, subjectKind, subjectId, title, countedFrom, otherWords, objected, appeal } = row;
  const uncounted = uncountedBecause(row);
  return {
    id,
    kind,
    subjectKind,
    subjectId,
    title,
    countedFrom,
    countsUntil: countsUntil(countedFrom).toISOString(),
    weight: uncounted ? 0 : Math.ceil(100 * weightAt(countedFrom, now)),
    uncounted,
    otherWords,
    objected,
    appeal,
    actions: appealRefusal(row, now) ? [] : ['appeal'],
  };
}

/** Returns an appeal as admins read it. */
export function toDispute(row: DisputeRow): Dispute {
  const { id, appeal, person, other, decidedBy, factId, kind, subjectKind, subjectId, title } = row;
  const { countedFrom, otherWords } = row;
  return {
    id,
    appeal,
    person,
    other,
    decidedBy,
    fact: {
      id: factId,
      kind,
      subjectKind,
      subjectId,
      title,
      countedFrom,
      countsUntil: countsUntil(countedFrom).toISOString(),
      otherWords,
    },
  };
}
