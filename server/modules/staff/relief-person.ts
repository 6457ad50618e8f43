import { uuidv7 } from 'uuidv7';
import { StaffColor } from '#contract/staff/staff.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findRelief, removeRelief, renameRelief, updateRelief } from './relief-person.queries.ts';
import { findRareColor, insertStaff, replaceHours } from './staff.queries.ts';

/** The groomer of a filled shift. `from`, `to`: the hours of the shift by the clock of the business. */
export type ReliefPerson = {
  accountId: string;
  shiftId: string;
  name: string;
  day: string;
  weekday: number;
  from: string;
  to: string;
  payPercent: number;
};

/**
 * Makes the groomer of a shift a person of that day, or brings them in line with the shift.
 * @returns their id, and whether they were there at other hours before
 */
export async function placeRelief(
  t: Transaction,
  { weekday, from, to, day, ...person }: ReliefPerson,
): Promise<{ id: string; moved: boolean }> {
  const before = await findRelief(t.sql, person.shiftId);
  const id = before?.id ?? uuidv7();
  if (before) await updateRelief(t.sql, { id, name: person.name, day, payPercent: person.payPercent });
  else
    await insertStaff(t.sql, {
      id,
      ...person,
      role: 'groomer',
      color: (await findRareColor(t.sql, person.accountId, StaffColor.options)) ?? 'teal',
      atOnce: 1,
      fromDay: day,
      toDay: day,
      createdAt: t.now,
    });
  const moved =
    before !== undefined && (before.day !== day || before.fromTime !== from || before.toTime !== to);
  if (!before || moved)
    await replaceHours(t.sql, { id, accountId: person.accountId }, [{ weekday, from, to }]);
  return { id, moved };
}

/** Removes the groomer of a shift from the people, unless visits of theirs are done. */
export const endRelief = (t: Transaction, id: string) => removeRelief(t.sql, id);

/** Someone who closed their account is not named on the days that they worked. */
export const forgetRelief = (t: Transaction, accountId: string, name: string) =>
  renameRelief(t.sql, accountId, name);
