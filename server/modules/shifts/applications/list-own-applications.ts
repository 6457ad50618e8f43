import { z } from 'zod';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { Id, Instant } from '#contract/values.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { accountLatLon } from '#server/modules/profiles/index.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/requests/paging.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { applicationActions } from '../applications.policy.ts';
import { workStatementsOf } from '../view/work-statements.ts';
import { findOwnApplications } from '../view/shift-views.queries.ts';
import { actionsValidUntil, seesWork, shiftActions } from '../shifts.policy.ts';

const Cursor = z.tuple([Instant, Id]);

/**
 * Returns a page of the groomer's applications, newest first, how long it is valid, and the cursor of the
 * next page.
 */
export async function listOwnApplications(
  sql: Sql,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  now: Date,
) {
  const from = decodeCursor(cursor, Cursor);
  const rows = await findOwnApplications(
    sql,
    { id: actor.id, origin: await accountLatLon(sql, actor.id) },
    { limit, after: from && { createdAt: from[0], id: from[1] } },
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1)?.application;
  return {
    applications: page.map((row): z.input<typeof OwnApplication> => ({
      ...row.application,
      actions: applicationActions(row.application, row, actor, now),
      shift: row.card,
      changes: row.changes,
      pay: seesWork(row, actor) ? row.pay : null,
      ...workStatementsOf(row, seesWork(row, actor)),
      shiftActions: shiftActions(row, actor, now),
    })),
    validUntil: Math.min(...page.map((row) => actionsValidUntil(row, now))),
    next: rows.length > limit && last ? encodeCursor([last.createdAt, last.id]) : undefined,
  };
}
