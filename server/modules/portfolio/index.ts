import { photoRule } from '#server/modules/media/index.ts';
import { isPortfolioPhoto, isConsentedPhoto } from './portfolio.queries.ts';
import type { Module } from '#server/platform/module.ts';
import { portfolioData } from './portfolio.personal-data.ts';
import { portfolioRoutes } from './portfolio.routes.ts';

export { listPortfolio } from './list-portfolio.ts';
export { removePortfolioPhoto } from './portfolio.queries.ts';

export const portfolio: Module = {
  routes: portfolioRoutes,
  live: { portfolio_items: 'portfolio', portfolio_consents: 'portfolio' },
  provides: [photoRule({ everyone: isPortfolioPhoto }), photoRule({ viewers: isConsentedPhoto })],
  personalData: portfolioData,
};
