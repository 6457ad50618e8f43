/** For how many days a link shows a pet's record. */
export const recordDays = [7, 30, 90] as const;
export type RecordDays = (typeof recordDays)[number];
