import type { CertificationStatus } from '#contract/profiles/certifications.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notify } from '../delivery/notify.ts';
import { findCertificationFacts } from '../facts/certifications.queries.ts';

type Decided = Extract<CertificationStatus, 'checked' | 'refused'>;

/** Notifies the holder of a decision, unless the record was edited or decided otherwise meanwhile. */
const notifyIfStill = (status: Decided) => async (platform: Platform, id: string, jobId: string) => {
  const facts = await findCertificationFacts(platform.sql, id);
  if (facts?.status === status) await notify(platform, facts.holder, `certification_${status}`, jobId, facts);
};

export const certificationNoticeJobs = {
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
      const facts = await findCertificationFacts(platform.sql, certificationId);
      if (facts?.expiresOn) await notify(platform, facts.holder, 'certification_expiring', jobId, facts);
    },
  ),
};
