/** By how many minutes a client says that they are late. */
export const latenesses = [5, 10, 15, 20, 30] as const;
