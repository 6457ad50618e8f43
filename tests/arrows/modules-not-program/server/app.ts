export const app = { name: 'wagwell' };
