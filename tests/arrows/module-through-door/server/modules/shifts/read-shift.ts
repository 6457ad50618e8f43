export const readShift = (id: string) => ({ id });
