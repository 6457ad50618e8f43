export const town = 'Austin';
