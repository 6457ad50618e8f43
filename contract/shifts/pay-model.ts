/** How the owner pays for a shift. Without zod, because tickets show it in the first view. */
export const payModels = ['w2', '1099', 'booth_rent', 'agreed_later'] as const;
export type PayModel = (typeof payModels)[number];

export const payModelNames: Record<PayModel, string> = {
  w2: 'W-2 employee',
  '1099': '1099 contractor',
  booth_rent: 'Booth rent',
  agreed_later: 'Agreed later',
};
