import type { Module } from '#server/platform/module.ts';
import { promosRoutes } from './promos.routes.ts';

export { countPromoUse, holdPromo, priceOff, releasePromo } from './use-promo.ts';

export const promos: Module = { routes: promosRoutes };
