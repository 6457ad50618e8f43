import type { PromoCode } from '#contract/memberships/promos.ts';
import { toCsv } from '#server/platform/csv.ts';

const columns = {
  Code: (promo) => promo.code,
  Note: (promo) => promo.note,
  'Percent off': (promo) => promo.percentOff,
  'Amount off (cents)': (promo) => promo.amountOff,
  Plans: (promo) => promo.plans.join(' '),
  Starts: (promo) => promo.startsAt,
  Ends: (promo) => promo.endsAt,
  'Maximum uses': (promo) => promo.maxUses,
  'Uses per account': (promo) => promo.usesPerAccount,
  State: (promo) => promo.state,
  Uses: (promo) => promo.uses,
  'Discounts (cents)': (promo) => promo.revenueGivenUp,
  Created: (promo) => promo.createdAt,
} satisfies Record<string, (promo: PromoCode) => string | number | null>;

/** Formats promo codes as CSV with a header row. */
export const promosCsv = (promos: PromoCode[]): string =>
  toCsv([Object.keys(columns), ...promos.map((promo) => Object.values(columns).map((cell) => cell(promo)))]);
