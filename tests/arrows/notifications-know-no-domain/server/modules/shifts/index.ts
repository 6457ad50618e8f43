export const fillShift = (id: string) => id;
