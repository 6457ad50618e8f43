import type { StaffDraft } from '#contract/staff/staff.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { addStaff, addStaffTimeOff } from './change-staff.ts';

/** Makes Lee, a groomer, work in a business. */
export const makeStaff = (t: Transaction, accountId: string, given: Partial<StaffDraft> = {}) =>
  addStaff(t, accountId, { name: 'Lee', role: 'groomer', ...given });

/** Makes a person be off, by default a whole Tuesday. */
export const makeStaffTimeOff = (
  t: Transaction,
  accountId: string,
  staffId: string,
  note = 'At the dentist',
) => addStaffTimeOff(t, accountId, staffId, { from: '2026-12-01', to: '2026-12-01', note });
