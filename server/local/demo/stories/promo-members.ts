/** Members who joined with a code, on the day after the story begins; all others joined before. */
export const joinedWithCode = [
  { name: 'Emily Zhang', plan: 'annual', promoCode: 'PETFAIR25' },
  { name: 'Samira Siddiqui', plan: 'monthly', promoCode: 'WELCOME20' },
] as const;
