import type { z } from 'zod';
import type { ShiftConsequence } from '#contract/reliability.ts';
import { owedNow } from '#server/modules/shift-dues/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { consequenceOf } from '#server/modules/reliability/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import { findApplication } from '../applications.queries.ts';
import { boundAt } from '../leave-shift.ts';
import { isAccepted } from '../shifts.lifecycle.ts';
import { findLockedShift } from '../shifts.queries.ts';

type Checked = z.output<typeof ShiftConsequence>;

/**
 * Returns what it would count as if the groomer of an application withdrew, or the owner released them, now.
 * @throws Problem `not_found` if it is neither's
 */
export async function checkLeaving(
  sql: Sql,
  actor: Actor,
  applicationId: string,
  now: Date,
): Promise<Checked> {
  const application = await findApplication(sql, applicationId);
  const shift = application && (await findLockedShift(sql, application.shiftId, actor.id));
  if (!shift || ![application.groomerId, shift.businessId].includes(actor.id)) throw notFound('application');
  const act = application.groomerId === actor.id ? 'withdraw' : 'cancel';
  const bookedAt = isAccepted(application.status) ? await boundAt(sql, shift, act) : null;
  const owes = act === 'cancel' ? (await owedNow(sql, shift, now)).amount : null;
  return { ...consequenceOf({ act, of: 'shift', startsAt: shift.startsAt, bookedAt }, now), owes };
}

/** Returns what it would count as if the owner cancelled a shift now. @throws Problem `not_found` */
export async function checkCancelling(sql: Sql, actor: Actor, shiftId: string, now: Date): Promise<Checked> {
  const shift = await findLockedShift(sql, shiftId, actor.id);
  if (shift?.businessId !== actor.id) throw notFound('shift');
  const { startsAt, filledAt: bookedAt } = shift;
  const owes = (await owedNow(sql, shift, now)).amount;
  return { ...consequenceOf({ act: 'cancel', of: 'shift', startsAt, bookedAt }, now), owes };
}
