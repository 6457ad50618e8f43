import type { Module } from '#server/platform/module.ts';
import { vaccinationsJobs } from './vaccinations.jobs.ts';
import { vaccinationsData } from './vaccinations.personal-data.ts';
import { vaccinationsRoutes } from './vaccinations.routes.ts';

export { addVaccination } from './add-vaccination.ts';
export { isProofForVisit } from './photo-rules.queries.ts';
export { describeGaps, requireInTime, vaccinationGaps } from './vaccination-gaps.ts';
export { deleteVaccination, findProofs, markProofChecked, vaccinationsOf } from './vaccinations.queries.ts';

export const vaccinations: Module = {
  routes: vaccinationsRoutes,
  jobs: vaccinationsJobs,
  personalData: vaccinationsData,
};
