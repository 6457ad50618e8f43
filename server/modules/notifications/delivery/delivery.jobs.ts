import { after, days } from '#server/platform/clock.ts';
import { every, scheduled } from '#server/platform/jobs/jobs.ts';
import { deleteOldNotifications } from './notifications.queries.ts';
import { deliverDigest, deliverMail } from './deliver-mail.ts';
import { deliverTogether } from './mail-together.ts';
import type { OfMinute } from './mail-together.ts';

/** Notifications are kept this long; what they lead to stays. */
const keptFor = days(180);

export const deliveryJobs = {
  'mail-notification': scheduled((platform, { notificationId }: { notificationId: string }) =>
    deliverMail(platform, notificationId),
  ),
  'mail-together': scheduled((platform, those: OfMinute, jobId) => deliverTogether(platform, those, jobId)),
  'mail-digest': scheduled((platform, { accountId }: { accountId: string }, jobId) =>
    deliverDigest(platform, accountId, jobId),
  ),
  'forget-old-notifications': every('day', async ({ sql, clock }) => {
    await deleteOldNotifications(sql, after(clock.now(), -keptFor));
  }),
};
