import type { z } from 'zod';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { accountLatLon } from '#server/modules/profiles/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findHistory, findShiftRow } from './shift-views.queries.ts';
import { workStatementsOf } from './work-statements.ts';
import { viewRefusal, seesHistory, seesWork, shiftActions } from '../shifts.policy.ts';

/** Returns a shift as the viewer may see it. @throws Problem `not_found`, `membership_required` */
export async function getShift(
  sql: Sql,
  actor: Actor,
  shiftId: string,
  now: Date,
): Promise<z.input<typeof ShiftDetail>> {
  const row = await findShiftRow(sql, shiftId, { id: actor.id, origin: await accountLatLon(sql, actor.id) });
  const refusal = viewRefusal(row, actor);
  if (!row || refusal) throw problem(refusal?.code ?? 'not_found', refusal?.detail ?? '');
  const work = seesWork(row, actor);
  return {
    ...row.card,
    cancelReason: row.cancelReason,
    seenFirst: row.seenFirst,
    instantBook: row.instantBook,
    groomer: work ? row.groomer : null,
    pay: work ? row.pay : null,
    ...workStatementsOf(row, work),
    history: seesHistory(row, actor) ? await findHistory(sql, shiftId, actor.id) : [],
    actions: shiftActions(row, actor, now),
  };
}
