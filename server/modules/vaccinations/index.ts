import { photoRule } from '#server/modules/media/index.ts';
import type { Module } from '#server/platform/module.ts';
import { isProofForVisit } from './photo-rules.queries.ts';
import { vaccinationsJobs } from './vaccinations.jobs.ts';
import { vaccinationsData } from './vaccinations.personal-data.ts';
import { vaccinationsRoutes } from './vaccinations.routes.ts';

export { addVaccination } from './add-vaccination.ts';
export { describeGaps, requireInTime, vaccinationGaps } from './vaccination-gaps.ts';
export {
  deleteVaccination,
  replaceByLink,
  findProofs,
  markProofChecked,
  moveVaccinations,
  vaccinationsOf,
} from './vaccinations.queries.ts';

export const vaccinations: Module = {
  routes: vaccinationsRoutes,
  jobs: vaccinationsJobs,
  provides: [photoRule({ viewers: isProofForVisit })],
  personalData: vaccinationsData,
};
