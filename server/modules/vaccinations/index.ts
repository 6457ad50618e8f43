import { photoRule } from '#server/modules/media/index.ts';
import type { Module } from '#server/platform/module.ts';
import { isProofForVisit } from './photo-rules.queries.ts';
import { vaccinationsJobs } from './vaccinations.jobs.ts';
import { countVaccinations, eraseVaccinations } from './personal-data.queries.ts';
import { vaccinationNotices } from './vaccinations.notices.ts';
import { vaccinationsRoutes } from './vaccinations.routes.ts';
import { vaccinationsTables } from './vaccinations.tables.ts';

export { addVaccination } from './add-vaccination.ts';
export { describeGaps, requireInTime, vaccinationGaps } from './vaccination-gaps.ts';
export {
  askedPapers,
  deleteVaccination,
  replaceByLink,
  findProofs,
  markProofChecked,
  moveVaccinations,
  vaccinationsOf,
} from './vaccinations.queries.ts';

export const vaccinations: Module = {
  name: 'vaccinations',
  tables: vaccinationsTables,
  routes: vaccinationsRoutes,
  jobs: vaccinationsJobs,
  notices: vaccinationNotices,
  provides: [photoRule({ viewers: isProofForVisit })],
  leaving: {
    facts: async (sql, accountId) => ({ lost: { vaccinations: await countVaccinations(sql, accountId) } }),
    erase: ({ sql }, accountId) => eraseVaccinations(sql, accountId),
  },
};
