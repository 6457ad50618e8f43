import type { Actor } from '#server/modules/identity/index.ts';
import { describeGaps, vaccinationGaps } from '#server/modules/vaccinations/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { bookAgain } from '../booking/book-participants.ts';
import { settleMissed } from '../cancel/leave-visit.ts';
import { bringRequestBack } from '../no-show/settle-no-show.ts';
import { describeConsents, findMissingConsents } from '../view/needed-consents.ts';
import { findVisitPets } from '../visit-pets.queries.ts';
import { writeStages } from './stages.queries.ts';
import { moveVisit } from '../visits.queries.ts';
import type { LockedVisit } from '../visits.queries.ts';

/** A client who comes after they were reported as a no-show has not missed the visit. */
async function takeLateClient(t: Transaction, visit: LockedVisit): Promise<void> {
  if (!(await bringRequestBack(t, visit)))
    throw problem('too_late', 'The request of this visit has been changed or booked with someone else.');
  await settleMissed(t, visit, { counts: false });
  await bookAgain(t, visit);
}

type Reasons = { overrideReason?: string | undefined; withoutConsentReason?: string | undefined };

/**
 * Checks the pet in. Its required vaccinations must be valid today, or the provider gives a reason to groom
 * anyway.
 * @throws Problem `not_found`, `too_early`, `too_late`, `vaccination_missing` naming pet and vaccine, `consent_missing`
 */
export async function checkIn(
  t: Transaction,
  actor: Actor,
  visitId: string,
  { overrideReason, withoutConsentReason }: Reasons,
) {
  const visit = await lockVisit(t, visitId, actor, 'check_in');
  const [found = []] = await vaccinationGaps(t.sql, [{ ...visit, aboutId: visitId, startsAt: t.now }], t.now);
  const gaps = found.filter(({ verdict }) => verdict !== 'too_young');
  if (gaps.length > 0 && !overrideReason)
    throw problem(
      'vaccination_missing',
      `${describeGaps(gaps)} Have it recorded, or say why you are grooming anyway.`,
      [{ path: 'overrideReason', message: 'Why you are grooming anyway' }],
    );
  const pets = (await findVisitPets(t.sql, [visitId], actor.id, t.now)).get(visitId) ?? [];
  const missing = (
    (await findMissingConsents(t.sql, [{ id: visitId, pets }], t.now)).get(visitId) ?? []
  ).filter(({ isNeeded }) => isNeeded);
  if (missing.length > 0 && !withoutConsentReason)
    throw problem(
      'consent_missing',
      `${describeConsents(missing)} Have it signed, or say why you are grooming without it.`,
      [{ path: 'withoutConsentReason', message: 'Why you are grooming without it' }],
    );
  const override = gaps.length > 0 ? overrideReason : undefined;
  if (visit.missedBy) await takeLateClient(t, visit);
  await moveVisit(t.sql, visitId, 'check_in', {
    missedBy: null,
    ...(override ? { overrideReason: override } : {}),
  });
  if (override)
    await recordHistory(t, visitId, 'overridden', {
      by: actor.id,
      note: `${override} (${describeGaps(gaps)})`,
    });
  if (missing.length > 0 && withoutConsentReason)
    await recordHistory(t, visitId, 'not_agreed', {
      by: actor.id,
      note: `${withoutConsentReason} (${describeConsents(missing)})`,
    });
  await writeStages(t.sql, visitId, 'waiting');
  await recordHistory(t, visitId, 'checked_in', { by: actor.id });
  await t.announce('visit.checked_in', { visitId });
  return getVisit(t.sql, actor, visitId, t.now);
}
