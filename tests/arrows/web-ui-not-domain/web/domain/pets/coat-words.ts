export const coatWords = 'curly';
