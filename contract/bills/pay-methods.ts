/** How clients pay providers. Without zod, because receipts and accounts name them. */
export const payMethods = ['cash', 'card_reader', 'check', 'venmo', 'zelle', 'cash_app', 'other'] as const;
export type PayMethod = (typeof payMethods)[number];

export const payMethodNames: Record<PayMethod, string> = {
  cash: 'Cash',
  card_reader: 'Card reader',
  check: 'Check',
  venmo: 'Venmo',
  zelle: 'Zelle',
  cash_app: 'Cash App',
  other: 'Other',
};
