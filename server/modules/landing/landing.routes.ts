import { landingApi } from '#contract/landing.ts';
import { routes } from '#server/modules/identity/index.ts';
import { findLandingFigures } from './landing.queries.ts';

export const landingRoutes = routes(landingApi, {
  'GET /api/landing': {
    reads: [],
    mayLag: ['groomers', 'shifts'],
    who: 'everyone',
    spread: true,
    run: ({ sql, platform }) => findLandingFigures(sql, platform.clock.now()),
  },
});
