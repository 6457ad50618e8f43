import { scheduled } from '#server/platform/jobs/jobs.ts';
import { deliverPush, pushToBrowser } from './deliver-push.ts';

export const pushJobs = {
  'push-notification': scheduled((platform, { notificationId }: { notificationId: string }) =>
    deliverPush(platform, notificationId),
  ),
  'push-to-browser': scheduled((platform, ids: { notificationId: string; subscriptionId: string }) =>
    pushToBrowser(platform, ids),
  ),
};
