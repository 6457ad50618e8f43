import type { Tables } from '#server/platform/tables.ts';
import { exportPromoUses } from './personal-data.queries.ts';

export const promosTables: Tables = {
  promo_codes: {
    announced: false,
    impersonal: 'Codes that admins made.',
  },
  promo_uses: {
    of: ['account_id'],
    announced: false,
    what: 'Used promo codes',
    because: 'A code is used as often as it may be. It holds no name.',
    until: 'for good',
    archive: { list: 'promo-codes', without: ['id', 'promo_id', 'checkout_id'], rows: exportPromoUses },
    closed: 'stays',
  },
};
