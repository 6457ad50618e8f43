export { readShift } from '../shifts/read-shift.ts';
