import { reaches } from '#contract/notifications/notification-categories.ts';
import { haveBookedWork } from '#server/modules/messages/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { deleteBetween } from '../delivery/notifications.queries.ts';
import { noticeKinds } from '../kind.ts';

export const blockJobs = {
  /** What is about work that is still booked stays: both have to know of it. */
  'forget-notifications-of-blocked': onEvent(
    'person.blocked',
    async ({ sql, transact, extensions }, { blockerId, blockedId }) => {
      const kinds = extensions.of(noticeKinds).flatMap((each) => Object.entries(each));
      const kept = (await haveBookedWork(sql, blockerId, blockedId, 'infinity'))
        ? kinds.flatMap(([name, { category }]) => (reaches(category) ? [name] : []))
        : [];
      await transact((t) => deleteBetween(t.sql, blockerId, blockedId, kept));
    },
  ),
};
