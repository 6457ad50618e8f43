import { noticeKinds } from '#server/modules/notifications/index.ts';
import { applicationJobs, applicationKinds } from './applications/applications.notices.ts';
import { payJobs, payKinds } from './pay/pay.notices.ts';
import { postJobs, postKinds } from './post/post.notices.ts';
import { workJobs, workKinds } from './work/work.notices.ts';

export const shiftNotices = {
  kinds: noticeKinds({ ...applicationKinds, ...postKinds, ...workKinds, ...payKinds }),
  jobs: { ...applicationJobs, ...postJobs, ...workJobs, ...payJobs },
};
