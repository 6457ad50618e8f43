import { z } from 'zod';

/** How the owner pays for a shift. */
export const PayModel = z.enum(['w2', '1099', 'booth_rent', 'agreed_later']);
export type PayModel = z.output<typeof PayModel>;

export const payModelNames: Record<PayModel, string> = {
  w2: 'W-2 employee',
  '1099': '1099 contractor',
  booth_rent: 'Booth rent',
  agreed_later: 'Agreed later',
};
