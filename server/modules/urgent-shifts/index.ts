import type { Module } from '#server/platform/module.ts';
import { urgentShiftNotices } from './urgent-shifts.notices.ts';

/** Tells the groomers who are free and near of a shift that starts soon. */
export const urgentShifts: Module = { name: 'urgent-shifts', notices: urgentShiftNotices };
