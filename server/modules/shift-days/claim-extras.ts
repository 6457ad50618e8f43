import { uuidv7 } from 'uuidv7';
import { extrasSilenceHours } from '#contract/shifts/shift-days.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { lockShiftForJob, recordHistory } from '#server/modules/shifts/index.ts';
import { after, hours } from '#server/platform/clock.ts';
import { can } from '#server/platform/lifecycle.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { extraLifecycle } from './extras.lifecycle.ts';
import { extrasInWords } from './extras-in-words.ts';
import { getDay } from './get-day.ts';
import { lockDay } from './lock-day.ts';
import { extraRefusal } from './shift-days.policy.ts';
import { findExtra, insertExtra, moveExtra } from './shift-days.queries.ts';

type Extras = { dogs: number; minutes: number; note?: string | null | undefined };

/** The groomer claims extra dogs or time. @throws Problem `not_found`, `too_early`, `too_late` */
export async function claimExtras(t: Transaction, actor: Actor, shiftId: string, extras: Extras) {
  const { sides } = await lockDay(t, actor, shiftId, 'claim_extras');
  const { dogs, minutes, note } = extras;
  const extraId = uuidv7();
  const answerBy = after(t.now, hours(extrasSilenceHours));
  await insertExtra(t.sql, {
    ...sides,
    id: extraId,
    dogs,
    minutes,
    note: note || null,
    createdAt: t.now,
    answerBy,
  });
  await t.schedule('agree-to-extras-after-silence', { extraId }, answerBy, extraId);
  const words = [extrasInWords(extras), ...(note ? [note] : [])].join('. ');
  await recordHistory(t, shiftId, 'extras_claimed', { by: actor.id, about: actor.id, note: words });
  await t.announce('shift_extra.claimed', { extraId });
  return getDay(t.sql, actor, shiftId, t.now);
}

/** The owner answers a claim. @throws Problem `not_found`, `already_done`, `too_late` */
export async function answerExtras(t: Transaction, actor: Actor, id: string, answer: 'agree' | 'decline') {
  const seen = await findExtra(t.sql, id);
  if (!seen) throw notFound('claim');
  await lockShiftForJob(t, seen.shiftId);
  const extra = await findExtra(t.sql, id);
  if (!extra) throw notFound('claim');
  const refusal = extraRefusal(answer, extra, actor.id, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  await moveExtra(t.sql, id, answer, t.now);
  await recordHistory(t, extra.shiftId, answer === 'agree' ? 'extras_agreed' : 'extras_declined', {
    by: actor.id,
    about: extra.groomerId,
    note: extrasInWords(extra),
  });
  await t.announce('shift_extra.answered', { extraId: id });
  return getDay(t.sql, actor, extra.shiftId, t.now);
}

/** Agrees to a claim that the owner has not answered in time. */
export async function agreeAfterSilence(t: Transaction, extraId: string): Promise<void> {
  const seen = await findExtra(t.sql, extraId);
  if (!seen) return;
  await lockShiftForJob(t, seen.shiftId);
  const extra = await findExtra(t.sql, extraId);
  if (!extra || !can(extraLifecycle, 'agree_by_silence', extra.state)) return;
  await moveExtra(t.sql, extraId, 'agree_by_silence', t.now);
  await recordHistory(t, extra.shiftId, 'extras_agreed', {
    by: null,
    about: extra.groomerId,
    note: extrasInWords(extra),
  });
  await t.announce('shift_extra.answered', { extraId });
}
