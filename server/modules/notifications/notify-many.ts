import { scheduled } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findPerson } from './notifications.queries.ts';
import { notify } from './notify.ts';
import type { NotificationMail, Person } from './notify.ts';

/**
 * Tells many the same, each by a job of their own: whoever cannot be reached keeps nobody else from being told, and nobody
 * is told again with them. `about` names what happened; as long as the letter waits, it is one.
 */
export const notifyMany = (
  { transact }: Platform,
  people: Person[],
  letter: NotificationMail,
  about: string,
) =>
  transact(async (t) => {
    for (const { id } of people)
      await t.schedule('deliver-notification', { personId: id, letter }, t.now, `${about} ${id}`);
  });

export const deliveryJobs = {
  'deliver-notification': scheduled(
    async (platform, { personId, letter }: { personId: string; letter: NotificationMail }) => {
      const person = await findPerson(platform.sql, personId);
      if (person) await notify(platform, person, letter);
    },
  ),
};
