import type { Actor } from '#server/modules/identity/index.ts';
import { postBookingMessage } from '#server/modules/messages/index.ts';
import { requireInTime, vaccinationGaps } from '#server/modules/vaccinations/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import { rebookParticipants } from '../booking/book-participants.ts';
import { recordHistory } from '../lock-visit.ts';
import { lockProposal } from './move-proposal.ts';
import { getVisit } from '../view/get-visit.ts';
import { scheduleUnclosedReminder } from '../reminders/remind-of-unclosed-visit.ts';
import { scheduleVisitReminders } from '../reminders/remind-of-visit.ts';
import { shiftedTimes } from './shifted-times.ts';
import { sideOf } from '../visits.policy.ts';
import { moveTo } from '../visits.queries.ts';

/**
 * Accepts a proposed time and moves the visit. The bookings guarantee that the time is free, and vaccinations
 * must be valid on the new day.
 * @throws Problem `not_found`, `forbidden`, `too_late`, `terms_changed`, `vaccination_missing`, `clash`
 */
export async function acceptMove(t: Transaction, actor: Actor, visitId: string, seen?: string) {
  const { visit, proposal } = await lockProposal(t, visitId, actor, 'accept_move', seen);
  const { startsAt, endsAt } = proposal;
  const { timeZone } = visit;
  const [gaps = []] = await vaccinationGaps(t.sql, [{ ...visit, aboutId: visitId, startsAt }], t.now);
  requireInTime(gaps);
  const times = shiftedTimes(visit, { startsAt, endsAt });
  await rebookParticipants(t, { ...visit, ...times });
  await moveTo(t.sql, visitId, times);
  const [before, now] = [
    momentInWords(visit.startsAt, timeZone, t.now),
    momentInWords(startsAt, timeZone, t.now),
  ];
  await recordHistory(t, visitId, 'moved', { by: actor.id, note: `From ${before} to ${now}` });
  await scheduleVisitReminders(t, visitId, startsAt);
  await scheduleUnclosedReminder(t, visitId, { startsAt, endsAt, timeZone });
  const by = sideOf(visit, actor);
  const toId = by === 'provider' ? visit.ownerId : visit.providerId;
  if (toId)
    await postBookingMessage(t, { fromId: actor.id, toId, line: `Visit moved: ${visit.title}, ${now}` });
  await t.announce('visit.moved', { visitId, by, from: visit.startsAt, startsAt });
  return getVisit(t.sql, actor, visitId, t.now);
}
