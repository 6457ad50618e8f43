export { countPromoUse, holdPromo, priceOff, releasePromo } from './use-promo.ts';
export { promosRoutes } from './promos.routes.ts';
