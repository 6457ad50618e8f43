import { photoRule } from '#server/modules/media/index.ts';
import { isPortfolioPhoto, isConsentedPhoto } from './portfolio.queries.ts';
import type { Module } from '#server/platform/module.ts';
import { eraseConsented } from './personal-data.queries.ts';
import { portfolioNotices } from './portfolio.notices.ts';
import { portfolioRoutes } from './portfolio.routes.ts';
import { portfolioTables } from './portfolio.tables.ts';

export { listPortfolio } from './list-portfolio.ts';
export { removePortfolioPhoto } from './portfolio.queries.ts';

export const portfolio: Module = {
  name: 'portfolio',
  tables: portfolioTables,
  routes: portfolioRoutes,
  notices: portfolioNotices,
  provides: [photoRule({ everyone: isPortfolioPhoto }), photoRule({ viewers: isConsentedPhoto })],
  leaving: {
    erase: ({ sql }, accountId) => eraseConsented(sql, accountId),
  },
};
