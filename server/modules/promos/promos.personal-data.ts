import type { PersonalData } from '#server/platform/module.ts';
import { exportPromoUses } from './personal-data.queries.ts';

export const promosData: PersonalData = {
  domain: 'promos',
  export: async (sql, accountId) => ({ 'promo-codes': await exportPromoUses(sql, accountId) }),
  /** Uses hold no name, and limits count them. */
  erase: async () => {},
};
