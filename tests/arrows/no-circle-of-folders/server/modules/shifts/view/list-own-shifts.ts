import { sortShifts } from '../search/sort-shifts.ts';

export const listOwnShifts = () => sortShifts();
