import { photoRule } from '#server/modules/media/index.ts';
import { isCertificationProof } from './photo-rules.queries.ts';
import type { Module } from '#server/platform/module.ts';
import { certificationsJobs } from './certifications.jobs.ts';
import { certificationNotices } from './certifications.notices.ts';
import { certificationsRoutes } from './certifications.routes.ts';
import { certificationsTables } from './certifications.tables.ts';

export { lastDayOver } from './last-day-over.ts';
export { saveCertificationWords } from './save-certification-words.ts';
export {
  certificationTitles,
  checkedTitles,
  listCertifications,
  shownCertifications,
} from './shown-certifications.queries.ts';

export const certifications: Module = {
  name: 'certifications',
  tables: certificationsTables,
  routes: certificationsRoutes,
  jobs: certificationsJobs,
  notices: certificationNotices,
  provides: [photoRule({ viewers: isCertificationProof })],
};
