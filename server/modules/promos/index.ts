import type { Module } from '#server/platform/module.ts';
import { promosData } from './promos.personal-data.ts';
import { promosRoutes } from './promos.routes.ts';

export { countPromoUse, reservePromo, priceOff, releasePromo } from './reserve-promo.ts';

export const promos: Module = { routes: promosRoutes, personalData: promosData };
