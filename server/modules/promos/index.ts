import type { Module } from '#server/platform/module.ts';
import { promosRoutes } from './promos.routes.ts';
import { promosTables } from './promos.tables.ts';

export { countPromoUse, reservePromo, priceOff, releasePromo } from './reserve-promo.ts';

export const promos: Module = {
  name: 'promos',
  tables: promosTables,
  routes: promosRoutes,
};
