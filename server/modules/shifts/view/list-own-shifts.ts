import { z } from 'zod';
import type { ShiftStatus } from '#contract/shifts/shift-lifecycle.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { Id, Instant } from '#contract/values.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { workStatementsOf } from './work-statements.ts';
import { findOwnShifts } from './shift-views.queries.ts';
import { actionsValidUntil, shiftActions } from '../shifts.policy.ts';

const Cursor = z.tuple([Instant, Id]);
type Query = { status?: ShiftStatus | undefined; cursor?: string | undefined; limit: number };

/**
 * Returns a page of the owner's shifts, latest date first, how long it is valid, and the cursor of the next
 * page.
 */
export async function listOwnShifts(sql: Sql, actor: Actor, { status, cursor, limit }: Query, now: Date) {
  const from = decodeCursor(cursor, Cursor);
  const rows = await findOwnShifts(sql, actor.id, {
    status,
    limit,
    after: from && { startsAt: from[0], id: from[1] },
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1)?.card;
  return {
    shifts: page.map((row): z.input<typeof OwnShift> => ({
      ...row.card,
      newApplicationCount: row.newApplicationCount,
      pendingApplicationCount: row.pendingApplicationCount,
      seenFirst: row.seenFirst,
      groomer: row.groomer,
      leftBy: row.leftBy,
      pay: row.pay,
      ...workStatementsOf(row, true),
      actions: shiftActions(row, actor, now),
    })),
    validUntil: Math.min(...page.map((row) => actionsValidUntil(row, now))),
    next: rows.length > limit && last ? encodeCursor([last.shiftDate, last.id]) : undefined,
  };
}
