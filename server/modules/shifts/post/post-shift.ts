import type { z } from 'zod';
import { uuidv7 } from 'uuidv7';
import type { ShiftDraft } from '#contract/shifts/shifts.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { requireSelf } from '#server/modules/identity/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { scheduleStart } from '../deadlines.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import { holdShift } from './hold-shift.ts';
import {
  dayOfShift,
  requireFutureStart,
  requireOrderedEstimate,
  requirePay,
  toShiftTerms,
} from './shift-terms.ts';
import { shiftInstants, weeksLater } from './shift-times.ts';
import { findBusinessPlace, insertShift, setInstantBook } from '../shifts.queries.ts';

/**
 * Posts a shift at the business's place and repeats it for the requested number of weeks at the same local
 * time.
 * @returns the first shift @throws Problem `forbidden`, `profile_incomplete`, `invalid`
 */
export async function postShift(t: Transaction, actor: Actor, draft: z.output<typeof ShiftDraft>) {
  requireSelf(actor, draft.ownerId ?? undefined);
  requireSelf(actor, draft.businessId ?? undefined);
  const place = await findBusinessPlace(t.sql, actor.id);
  if (!place)
    throw problem('profile_incomplete', 'Tell us where you are first: a shift is worked at your address.');

  const firstDay = dayOfShift(draft.shiftDate, place.timeZone, t.now);
  const weeks = Array.from({ length: draft.repeatWeeks ?? 1 }, (_, week) => {
    const terms = toShiftTerms(draft, weeksLater(firstDay, week));
    return { id: uuidv7(), ...terms, ...place, ...shiftInstants({ ...terms, ...place }) };
  });
  for (const shift of weeks) {
    requireOrderedEstimate(shift);
    requirePay(shift, place.state);
    requireFutureStart(shift.startsAt, t.now);
    await insertShift(t.sql, { ...shift, businessId: actor.id, postedAt: t.now });
    await recordHistory(t, shift.id, 'posted', { by: actor.id });
    await scheduleStart(t, shift.id, shift.startsAt);
    if (draft.instantBook) await setInstantBook(t.sql, shift.id, draft.instantBook, t.now);
    if (draft.seenFirst) await holdShift(t, shift, draft.seenFirst);
    await t.announce('shift.posted', { shiftId: shift.id });
  }
  return getShift(t.sql, actor, weeks[0]?.id ?? '', t.now);
}
