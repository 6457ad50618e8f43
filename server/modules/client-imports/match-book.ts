import type { Sql } from '#server/platform/database/sql.ts';
import { findInBook } from './rows.queries.ts';
import type { InBook } from './rows.queries.ts';
import { otherPerson } from './rows/judge-rows.ts';
import type { ClientKeys, JudgedRow } from './rows/judge-rows.ts';

type Keyed = { no: number; keys: ClientKeys };
/** How many rows are looked up at once. */
const atOnce = 2000;

/** Finds who of the book each row could be: by phone, else email, else names. */
export async function findMatches(
  sql: Sql,
  accountId: string,
  rows: readonly Keyed[],
): Promise<Map<number, InBook>> {
  const matches = new Map<number, InBook>();
  for (let at = 0; at < rows.length; at += atOnce) {
    const part = rows.slice(at, at + atOnce);
    const found = await findInBook(sql, accountId, {
      phones: part.flatMap(({ keys }) => keys.phone ?? []),
      emails: part.flatMap(({ keys }) => keys.email ?? []),
      // Names count only where there is nothing better.
      names: part.flatMap(({ keys }) => (keys.phone || keys.email ? [] : keys.names)),
    });
    const byKey = new Map<string, InBook>();
    for (const each of found) {
      const key = `${each.by} ${each.key}`;
      if (!byKey.has(key)) byKey.set(key, each);
    }
    for (const { no, keys } of part) {
      const match = [
        keys.phone && byKey.get(`phone ${keys.phone}`),
        keys.email && byKey.get(`email ${keys.email}`),
        ...keys.names.map((key) => byKey.get(`names ${key}`)),
      ].find(Boolean);
      if (match) matches.set(no, match);
    }
  }
  return matches;
}

/** Why a client of the book is not joined in silence. */
export function differs(row: { draft: JudgedRow['draft'] }, match: InBook): string | undefined {
  const { client } = row.draft;
  const other =
    client?.email && match.email && client.email !== match.email.toLowerCase()
      ? 'email'
      : otherPerson(client, match)
        ? 'name'
        : undefined;
  return other && `Same ${match.by} as ${match.name} in your book, but another ${other}`;
}

/** Proposes to join rows with clients who are in the book already. */
export async function matchBook(
  sql: Sql,
  accountId: string,
  rows: readonly JudgedRow[],
): Promise<JudgedRow[]> {
  const matches = await findMatches(
    sql,
    accountId,
    rows.filter(({ verdict }) => verdict !== 'refused'),
  );
  return rows.map((row) => {
    const match = matches.get(row.no);
    if (!match) return row;
    const doubt = differs(row, match);
    const reason = doubt ?? `In your book already: ${match.name}, same ${match.by}`;
    const verdict = doubt || row.verdict === 'check' ? 'check' : 'merge';
    return { ...row, verdict, reasons: [reason, ...row.reasons] };
  });
}
