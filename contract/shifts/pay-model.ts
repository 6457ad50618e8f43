/** How the owner pays for a shift. Without zod, because tickets show it in the first view. */
export const payModels = ['w2', '1099', 'booth_rent', 'agreed_later'] as const;
export type PayModel = (typeof payModels)[number];

export const payModelNames: Record<PayModel, string> = {
  w2: 'W-2 employee',
  '1099': '1099 contractor',
  booth_rent: 'Booth rent',
  agreed_later: 'Agreed later',
};

/** What a pay model means, in one neutral line; which one is right, the law of the state decides. */
export const payModelNotes: Record<PayModel, string> = {
  w2: 'The business withholds taxes. Minimum wage and overtime stand, whatever the share.',
  '1099': 'The groomer pays their own taxes and brings their own tools and hours, as the state’s law asks.',
  booth_rent: 'The groomer rents the place, keeps what clients pay, and pays their own taxes.',
  agreed_later: 'Agree in writing before the day begins.',
};

/** Returns the groomer's pay in cents. */
export const payFor = (day: { revenue: number; payPercentage: number; bonus: number }) =>
  Math.round((day.revenue * day.payPercentage) / 100) + day.bonus;
