export const movable = true;
