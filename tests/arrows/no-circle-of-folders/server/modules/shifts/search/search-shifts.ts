import { describeShift } from '../view/describe-shift.ts';

export const searchShifts = () => describeShift();
