import type { PersonalData } from '#server/platform/module.ts';
import { exportReports } from './personal-data.queries.ts';

export const reportsData: PersonalData = {
  domain: 'reports',
  export: async (sql, accountId) => ({ reports: await exportReports(sql, accountId) }),
  /** Reports stay as they were filed: leaving must not destroy the evidence of harm. */
  erase: async () => {},
};
