import { findWorker, isAtWork } from '#server/modules/staff/index.ts';
import type { Worker } from '#server/modules/staff/index.ts';
import { hours } from '#server/platform/clock.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn, dayInWords, momentInWords } from '#server/platform/wall-clock.ts';

type Times = {
  startsAt: string;
  endsAt: string;
  arrivesAt?: string | null | undefined;
  readyAt?: string | null | undefined;
};

/** Animals stay for a day, not overnight. */
const longestStay = hours(14);

/** Animals come before the work and leave after it. @throws Problem `invalid` naming `arrivesAt` or `readyAt` */
export function requireStay({ startsAt, endsAt, arrivesAt, readyAt }: Times) {
  const stay = {
    arrivesAt: arrivesAt ? new Date(arrivesAt).toISOString() : null,
    readyAt: readyAt ? new Date(readyAt).toISOString() : null,
  };
  if (stay.arrivesAt && Date.parse(stay.arrivesAt) > Date.parse(startsAt))
    throw fieldProblem('arrivesAt', 'Drop-off comes before the work begins.');
  if (stay.readyAt && Date.parse(stay.readyAt) < Date.parse(endsAt))
    throw fieldProblem('readyAt', 'Pick-up comes after the work ends.');
  if (Date.parse(stay.readyAt ?? endsAt) - Date.parse(stay.arrivesAt ?? startsAt) > longestStay)
    throw fieldProblem(stay.readyAt ? 'readyAt' : 'arrivesAt', 'An animal stays for at most 14 hours.');
  return stay;
}

type Asked = {
  accountId: string;
  staffId: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  anyway: boolean;
};

/**
 * Finds the person who is to do the work. @throws Problem `invalid` naming `staffId`, `unconfirmed` naming `anyway` where
 * they do not work then
 */
export async function requireWorker(
  t: Transaction,
  { accountId, staffId, startsAt, endsAt, timeZone, anyway }: Asked,
): Promise<Worker> {
  const worker = await findWorker(t.sql, accountId, staffId);
  if (!worker) throw fieldProblem('staffId', 'Not one of your people.');
  const { name, role, fromDay, toDay } = worker;
  if (role === 'front_desk') throw fieldProblem('staffId', `${name} works at the front desk.`);
  const day = dayIn(startsAt, timeZone);
  if (day < fromDay || (toDay !== null && day > toDay))
    throw fieldProblem(
      'staffId',
      `${name} does not work for you on ${dayInWords(startsAt, timeZone, t.now)}.`,
    );
  if (!anyway && !(await isAtWork(t.sql, { id: staffId, from: startsAt, to: endsAt, timeZone })))
    throw problem('unconfirmed', `${name} does not work on ${momentInWords(startsAt, timeZone, t.now)}.`, [
      { path: 'anyway', message: 'Book anyway' },
    ]);
  return worker;
}
