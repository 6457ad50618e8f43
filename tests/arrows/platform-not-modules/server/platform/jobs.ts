export { remind } from '../modules/shifts/index.ts';
