export { fillShift } from '../shifts/index.ts';
