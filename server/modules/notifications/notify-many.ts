import { scheduled } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findPerson } from './notifications.queries.ts';
import { notify } from './notify.ts';
import type { NotificationMail, Person } from './notify.ts';

/**
 * Notifies people with one job each, so that a failing recipient does not stop or repeat the others. `about`
 * identifies the event: while a mail is waiting, the same one is not queued again.
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
