import { href } from '#contract/pages.ts';
import type { CertificationStatus } from '#contract/profiles/certifications.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { longDayIn } from '#server/platform/long-days.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findCertificationNews } from './notices.queries.ts';
import type { CertificationNews } from './notices.queries.ts';

const day = longDayIn('UTC');

/** To the holder of a certification. */
const kinds = {
  certification_checked: kind(
    { category: 'reviews', action: 'See your profile' },
    ({ title }: CertificationNews) => ({
      title: `${title} is checked`,
      text: 'We have compared it with your proof. It now shows with a rosette in your profile, and beside your applications and offers.',
      path: href('profile'),
    }),
  ),
  certification_refused: kind(
    { category: 'reviews', action: 'See your certifications' },
    ({ title, reason }: CertificationNews) => ({
      title: `We could not confirm ${title}`,
      text: `${reason ?? ''}\n\nOthers do not see it for now. Correct it or add another proof, and we look at it again.`,
      path: href('profile'),
    }),
  ),
  certification_expiring: kind(
    { category: 'reminders', action: 'See your certifications' },
    ({ title, expiresOn }: CertificationNews) => ({
      title: `${title} expires on ${day(expiresOn ?? new Date(0))}`,
      text: 'After that day others do not see it anymore. When you have the new certificate, please add it.',
      path: href('profile'),
    }),
  ),
};

const { notify } = notifierOf(kinds);

type Decided = Extract<CertificationStatus, 'checked' | 'refused'>;

/** Notifies the holder of a decision, unless the record was edited or decided otherwise meanwhile. */
const notifyIfStill = (status: Decided) => async (platform: Platform, id: string, jobId: string) => {
  const news = await findCertificationNews(platform.sql, id);
  if (news?.status === status) await notify(platform, news.holder, `certification_${status}`, jobId, news);
};

const jobs = {
  'notify-of-checked-certification': onEvent(
    'certification.checked',
    (platform, { certificationId }, jobId) => notifyIfStill('checked')(platform, certificationId, jobId),
  ),
  'notify-of-refused-certification': onEvent(
    'certification.refused',
    (platform, { certificationId }, jobId) => notifyIfStill('refused')(platform, certificationId, jobId),
  ),
  'notify-of-expiring-certification': onEvent(
    'certification.expiring',
    async (platform, { certificationId }, jobId) => {
      const news = await findCertificationNews(platform.sql, certificationId);
      if (news?.expiresOn) await notify(platform, news.holder, 'certification_expiring', jobId, news);
    },
  ),
};

export const certificationNotices = { kinds: noticeKinds(kinds), jobs };
