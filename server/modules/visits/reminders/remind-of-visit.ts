import { after, hours } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findUpcoming } from '../visits.queries.ts';

export type VisitReminder = { visitId: string; startsAt: string; hours: number };

/** Both sides are reminded this long before the start. */
const reminderHours = [24, 2];

/** Each time of a visit has jobs of its own; those of a time that was left do nothing. */
export async function scheduleVisitReminders(
  t: Transaction,
  visitId: string,
  startsAt: string,
): Promise<void> {
  for (const lead of reminderHours) {
    const at = after(new Date(startsAt), -hours(lead));
    if (at > t.now)
      await t.schedule(
        'remind-of-visit',
        { visitId, startsAt, hours: lead },
        at,
        `${visitId} ${at.toISOString()}`,
      );
  }
}

/** Announces that a visit is near, if it is still booked at that time. */
export async function remindOfVisit(
  t: Transaction,
  { visitId, startsAt, hours: lead }: VisitReminder,
): Promise<void> {
  const visit = await findUpcoming(t.sql, visitId);
  if (visit && Date.parse(visit.startsAt) === Date.parse(startsAt))
    await t.announce('visit.near', { visitId, hours: lead });
}
