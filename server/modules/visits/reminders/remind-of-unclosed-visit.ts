import { askedAt, isOpen } from '#contract/grooming/grooming-lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn, instantAt } from '#server/platform/wall-clock.ts';
import { lockVisitForJob } from '../lock-visit.ts';

type Unclosed = { visitId: string; startsAt: string };
type Times = { startsAt: string; endsAt: string; timeZone: string };

/** Asks both sides on the evening of the visit how it went. Those of a time that was left do nothing. */
export async function scheduleUnclosedReminder(
  t: Transaction,
  visitId: string,
  { startsAt, endsAt, timeZone }: Times,
): Promise<void> {
  const evening = instantAt(dayIn(startsAt, timeZone), askedAt, timeZone);
  const end = new Date(endsAt);
  const at = end > evening ? end : evening;
  await t.schedule('remind-of-unclosed-visit', { visitId, startsAt }, at, `${visitId} ${startsAt}`);
}

/** Announces that no one has closed a visit, if it is still open and was not moved. */
export async function remindOfUnclosedVisit(t: Transaction, { visitId, startsAt }: Unclosed): Promise<void> {
  const visit = await lockVisitForJob(t, visitId);
  if (visit && isOpen(visit.status) && Date.parse(visit.startsAt) === Date.parse(startsAt))
    await t.announce('visit.unclosed', { visitId });
}
