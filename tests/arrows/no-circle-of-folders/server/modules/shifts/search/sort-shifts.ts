export const sortShifts = () => [];
