import { photoRule } from '#server/modules/media/index.ts';
import { isCertificationProof } from './photo-rules.queries.ts';
import type { Module } from '#server/platform/module.ts';
import { certificationsData } from './certifications.personal-data.ts';
import { certificationsJobs } from './certifications.jobs.ts';
import { certificationsRoutes } from './certifications.routes.ts';

export { lastDayOver } from './last-day-over.ts';
export { saveCertificationWords } from './save-certification-words.ts';
export {
  certificationTitles,
  checkedTitles,
  listCertifications,
  shownCertifications,
} from './shown-certifications.queries.ts';

export const certifications: Module = {
  routes: certificationsRoutes,
  jobs: certificationsJobs,
  live: { certifications: 'certifications' },
  provides: [photoRule({ viewers: isCertificationProof })],
  personalData: certificationsData,
};
