export const placeKinds = ['city'];
