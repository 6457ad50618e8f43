export const findOwner = (shift: string) => shift;
