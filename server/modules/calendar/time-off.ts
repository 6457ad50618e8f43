import { uuidv7 } from 'uuidv7';
import type { TimeOff, TimeOffDraft } from '#contract/calendar/calendar.ts';
import { addDays, daysBetween } from '#reference/calendar-days.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { fieldProblem, notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { instantAt } from '#server/platform/wall-clock.ts';
import { deleteTimeOff, insertTimeOff, updateTimeOff } from './hours.queries.ts';

const longestDays = 366;

/** Takes time off. Booked work stays booked. @throws Problem `invalid` */
export async function takeTimeOff(t: Transaction, accountId: string, draft: TimeOffDraft): Promise<TimeOff> {
  const row = { id: uuidv7(), ...(await timeOffTimes(t, accountId, draft)) };
  await insertTimeOff(t.sql, { ...row, accountId, createdAt: t.now });
  return reply(row);
}

/** @throws Problem `not_found`, `invalid` */
export async function changeTimeOff(
  t: Transaction,
  accountId: string,
  id: string,
  draft: TimeOffDraft,
): Promise<TimeOff> {
  const row = { id, ...(await timeOffTimes(t, accountId, draft)) };
  if (!(await updateTimeOff(t.sql, { ...row, accountId, changedAt: t.now }))) throw notFound('time off');
  return reply(row);
}

/** @throws Problem `not_found` */
export async function removeTimeOff(t: Transaction, accountId: string, id: string): Promise<void> {
  if (!(await deleteTimeOff(t.sql, accountId, id))) throw notFound('time off');
}

type Times = Omit<TimeOff, 'id' | 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date };

/** The instants of time off by the clock of the account's place. @throws Problem `invalid` */
export async function timeOffTimes(t: Transaction, accountId: string, draft: TimeOffDraft): Promise<Times> {
  const { from, to, startTime, endTime, note } = draft;
  if (to < from) throw fieldProblem('to', 'The last day comes before the first.');
  if (daysBetween(from, to) >= longestDays) throw fieldProblem('to', 'At most a year at once.');
  if (!startTime !== !endTime)
    throw fieldProblem(startTime ? 'endTime' : 'startTime', 'Say both times, or none for whole days.');
  const timeZone = await zoneOf(t.sql, accountId);
  const startsAt = instantAt(from, startTime ?? '00:00', timeZone);
  const endsAt = endTime ? instantAt(to, endTime, timeZone) : instantAt(addDays(to, 1), '00:00', timeZone);
  if (endsAt <= startsAt) throw fieldProblem('endTime', 'The end comes after the start.');
  return { startsAt, endsAt, allDay: !startTime, timeZone, note: note ?? null };
}

const reply = ({ startsAt, endsAt, ...rest }: Times & { id: string }): TimeOff => ({
  ...rest,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
