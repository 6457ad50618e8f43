export { makeShift } from './shifts.factory.ts';
