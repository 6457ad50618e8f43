import type { PersonalData } from '#server/platform/module.ts';
import { eraseConsents, erasePortfolio, exportConsents, exportPortfolio } from './personal-data.queries.ts';

export const portfolioData: PersonalData = {
  domain: 'portfolio',
  export: async (sql, accountId) => ({
    portfolio: await exportPortfolio(sql, accountId),
    consents: await exportConsents(sql, accountId),
  }),
  async erase({ sql }, accountId) {
    await erasePortfolio(sql, accountId);
    await eraseConsents(sql, accountId);
  },
};
