import { uuidv7 } from 'uuidv7';
import type { TimeOffDraft, WorkingSpan } from '#contract/calendar/calendar.ts';
import type { Staff, StaffChange, StaffDraft, StaffMember } from '#contract/staff/staff.ts';
import { StaffColor, mostStaff } from '#contract/staff/staff.ts';
import { endOfDay } from '#contract/calendar/time-spans.ts';
import { addDays } from '#reference/calendar-days.ts';
import { timeOffTimes } from '#server/modules/calendar/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn, instantAt } from '#server/platform/wall-clock.ts';
import { findHouse } from './rooms.queries.ts';
import {
  countStaff,
  deleteStaffTimeOff,
  findOpenWork,
  findRareColor,
  findStaff,
  insertStaff,
  insertStaffTimeOff,
  lockStaff,
  replaceHours,
  updateStaff,
  writeHouseLimit,
} from './staff.queries.ts';

/** The people of a business and what its house takes. */
export async function getStaff(sql: Sql, accountId: string, now: Date): Promise<Staff> {
  const { tables, petsInHouse, petsInHouseIsOwn } = await findHouse(sql, accountId);
  return { people: await findStaff(sql, accountId, now), tables, petsInHouse, petsInHouseIsOwn };
}

/** Adds a person. @throws Problem `invalid`, `full` */
export async function addStaff(t: Transaction, accountId: string, draft: StaffDraft): Promise<StaffMember> {
  const today = dayIn(t.now, await zoneOf(t.sql, accountId));
  if ((await countStaff(t.sql, accountId, today)) >= mostStaff)
    throw problem('full', `There is room for at most ${mostStaff} people.`);
  const { name, role, atOnce = 1, payPercent = null, fromDay = today, toDay = null } = draft;
  requireDays(fromDay, toDay);
  const color = draft.color ?? (await findRareColor(t.sql, accountId, StaffColor.options)) ?? 'green';
  const row = {
    id: uuidv7(),
    accountId,
    name,
    role,
    color,
    atOnce,
    payPercent,
    fromDay,
    toDay,
    shiftId: null,
  };
  await insertStaff(t.sql, { ...row, createdAt: t.now });
  return reply(t, row);
}

/** Changes a person. Whoever leaves has no visit ahead. @throws Problem `not_found`, `invalid`, `full`, `work_open` */
export async function changeStaff(
  t: Transaction,
  accountId: string,
  id: string,
  change: StaffChange,
): Promise<StaffMember> {
  const before = await requireStaff(t, accountId, id);
  requireOwnTerms(before, change);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const row = { ...before, ...(given as Partial<typeof before>) };
  requireDays(row.fromDay, row.toDay);
  const timeZone = await zoneOf(t.sql, accountId);
  const today = dayIn(t.now, timeZone);
  const works = ({ toDay }: typeof row) => toDay === null || toDay >= today;
  if (works(row) && !works(before) && (await countStaff(t.sql, accountId, today)) >= mostStaff)
    throw problem('full', `There is room for at most ${mostStaff} people.`);
  if (row.role === 'front_desk' && before.role !== 'front_desk')
    await requireNoWork(t, row, t.now, 'is booked with');
  if (row.toDay !== null)
    await requireNoWork(t, row, instantAt(addDays(row.toDay, 1), '00:00', timeZone), 'still has');
  await updateStaff(t.sql, row);
  return reply(t, row);
}

/** What a shift says of its groomer. */
const ofShift = ['name', 'role', 'payPercent', 'fromDay', 'toDay', 'hours'] as const;

/** @throws Problem `invalid` naming what comes with the shift of a relief groomer */
function requireOwnTerms({ shiftId }: { shiftId: string | null }, change: object): void {
  const field = ofShift.find((each) => each in change);
  if (shiftId !== null && field)
    throw fieldProblem(field === 'hours' ? 'spans' : field, 'It comes with the shift of this groomer.');
}

/** @throws Problem `work_open` with the visits */
async function requireNoWork(
  t: Transaction,
  { id, name }: { id: string; name: string },
  from: Date,
  has: string,
): Promise<void> {
  const visits = await findOpenWork(t.sql, id, from);
  if (visits.length === 0) return;
  const count = visits.length === 1 ? 'a visit' : `${visits.length} visits`;
  throw problem('work_open', `${name} ${has} ${count} ahead. Hand them over first.`, undefined, { visits });
}

/** Replaces when a person works. Booked work stays as it is. @throws Problem `not_found` */
export async function setStaffHours(
  t: Transaction,
  accountId: string,
  id: string,
  spans: readonly WorkingSpan[],
): Promise<StaffMember> {
  const row = await requireStaff(t, accountId, id);
  requireOwnTerms(row, { hours: spans });
  await replaceHours(
    t.sql,
    row,
    spans.map((each) => ({ ...each, to: endOfDay(each.to) })),
  );
  return reply(t, row);
}

/** @throws Problem `not_found`, `invalid` */
export async function addStaffTimeOff(
  t: Transaction,
  accountId: string,
  staffId: string,
  draft: TimeOffDraft,
): Promise<StaffMember> {
  const row = await requireStaff(t, accountId, staffId);
  const times = await timeOffTimes(t, accountId, draft);
  await insertStaffTimeOff(t.sql, { id: uuidv7(), staffId, accountId, ...times, createdAt: t.now });
  return reply(t, row);
}

/** @throws Problem `not_found` */
export async function removeStaffTimeOff(
  t: Transaction,
  accountId: string,
  { id, timeOffId }: { id: string; timeOffId: string },
): Promise<StaffMember> {
  const row = await requireStaff(t, accountId, id);
  if (!(await deleteStaffTimeOff(t.sql, id, timeOffId))) throw notFound('time off');
  return reply(t, row);
}

/** Says how many animals may be in the house at once. What is booked stays booked. */
export async function setHouse(
  t: Transaction,
  accountId: string,
  petsInHouse: number | null,
): Promise<Staff> {
  await writeHouseLimit(t.sql, accountId, petsInHouse);
  return getStaff(t.sql, accountId, t.now);
}

async function requireStaff(t: Transaction, accountId: string, id: string) {
  const row = await lockStaff(t.sql, accountId, id);
  if (!row) throw notFound('person');
  return row;
}

function requireDays(fromDay: string, toDay: string | null): void {
  if (toDay !== null && toDay < fromDay) throw fieldProblem('toDay', 'The last day comes before the first.');
}

async function reply(t: Transaction, { id, accountId }: { id: string; accountId: string }) {
  const [member] = await findStaff(t.sql, accountId, t.now, id);
  if (!member) throw new Error('The person is gone');
  return member;
}
