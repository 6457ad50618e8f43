export const getShift = (id: string) => ({ id });
