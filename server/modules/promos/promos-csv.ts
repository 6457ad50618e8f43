import type { PromoCode } from '#contract/memberships/promos.ts';

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
  'Revenue given up (cents)': (promo) => promo.revenueGivenUp,
  Created: (promo) => promo.createdAt,
} satisfies Record<string, (promo: PromoCode) => string | number | null>;

/** Formats promo codes as CSV (RFC 4180) with a header row. */
export const promosCsv = (promos: PromoCode[]): string =>
  [Object.keys(columns), ...promos.map((promo) => Object.values(columns).map((cell) => cell(promo)))]
    .map((row) => `${row.map(quoted).join(',')}\r\n`)
    .join('');

/** Escapes a cell; one that starts like a formula gets a quote, so that no spreadsheet runs it. */
function quoted(value: string | number | null): string {
  const text = String(value ?? '').replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
