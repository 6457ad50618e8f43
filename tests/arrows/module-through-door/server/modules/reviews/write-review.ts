export { getShift } from '../shifts/read-shift.ts';
