import type { PersonalData } from '#server/platform/module.ts';
import { eraseCertifications, exportCertifications } from './personal-data.queries.ts';

export const certificationsData: PersonalData = {
  domain: 'certifications',
  export: async (sql, accountId) => ({ certifications: await exportCertifications(sql, accountId) }),
  async erase({ sql }, accountId) {
    await eraseCertifications(sql, accountId);
  },
};
