import {
  clashesOf,
  countUnits,
  describeTime,
  holdOverdue,
  lockSubjects,
  unbook,
} from '#server/modules/calendar/index.ts';
import type { BusyTime } from '#server/modules/calendar/index.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { problem } from '#server/platform/problem.ts';
import type { Problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { clockInWords } from '#server/platform/wall-clock.ts';
import { bookSubjects } from '../booking/book-participants.ts';
import { subjectsOf } from '../booking/subjects.ts';
import type { Subject, ToBook } from '../booking/subjects.ts';
import { markSqueezedIn } from './own-visits.queries.ts';

/** Animals that should have left are still there for whoever comes within this time. */
const overdueFor = minutes(30);
const mostNamed = 3;

/**
 * Books the tables, the person, the house and the pets for a visit, instead of what was booked for it before. A refusal says
 * which of them has no room; the provider's own time may be taken beside other work on purpose.
 * @returns whether it stands beside other work @throws Problem `clash`, naming `squeezeIn` where that would help
 */
export async function takeRoom(
  t: Transaction,
  visit: ToBook,
  squeezeIn: boolean,
): Promise<{ squeezed: boolean }> {
  await unbook(t, { sourceKind: 'visit', sourceId: visit.id });
  const subjects = await subjectsOf(t.sql, visit, t.now);
  await lockSubjects(
    t,
    subjects.map(({ id }) => id),
  );
  let squeezed = false;
  for (const subject of subjects) {
    const refusal = await refusalOf(t, visit, subject);
    if (!refusal) continue;
    if (subject.kind === 'house' || subject.kind === 'pet' || !squeezeIn) throw refusal;
    squeezed = true;
  }
  await bookSubjects(t, { ...visit, squeezedIn: squeezed }, subjects);
  await markSqueezedIn(t.sql, visit.id, squeezed);
  return { squeezed };
}

const beside = [{ path: 'squeezeIn', message: 'Book beside it' }];

/** Why a subject has no room for a visit. */
async function refusalOf(t: Transaction, visit: ToBook, subject: Subject): Promise<Problem | undefined> {
  const { id: subjectId, kind, from, to, dogsAtOnce, units } = subject;
  const wanted = { subjectId, from, to, units, ...(dogsAtOnce === undefined ? {} : { dogsAtOnce }) };
  if (kind === 'house') {
    const until = after(t.now, overdueFor);
    if (new Date(from) < until && new Date(to) > t.now) await holdOverdue(t, subjectId, until);
    const most = dogsAtOnce ?? units;
    const there = await countUnits(t.sql, wanted);
    return there + units > most ? houseIsFull(there, most) : undefined;
  }
  const clashes = await clashesOf(t.sql, wanted);
  return clashes.length > 0
    ? isTaken(subject, clashes.slice(0, mostNamed), visit.timeZone, t.now)
    : undefined;
}

/** The refusal of a subject that is busy then. */
function isTaken(
  { name, kind, from, dogsAtOnce = 1 }: Subject,
  clashes: readonly BusyTime[],
  zone: string,
  now: Date,
): Problem {
  const described = clashes.map((each) => describeTime(each, now)).join('; ');
  if (kind === 'pet') return problem('clash', `${name} is booked: ${described}.`);
  if (kind === 'tables' && dogsAtOnce > 1)
    return problem('clash', `All ${dogsAtOnce} tables are taken at ${clockInWords(from, zone)}.`, beside);
  if (kind === 'tables') return problem('clash', `The table is taken: ${described}.`, beside);
  if (kind === 'provider') return problem('clash', `You are booked: ${described}.`, beside);
  const times = clashes.map(
    ({ startsAt, endsAt, timeZone }) =>
      `${clockInWords(startsAt, timeZone)}–${clockInWords(endsAt, timeZone)}`,
  );
  return problem('clash', `${name} is booked ${times.join(', ')}.`, beside);
}

const houseIsFull = (there: number, most: number) =>
  problem(
    'clash',
    there === 0
      ? `The house takes ${most} animals at once.`
      : `${there === 1 ? '1 animal is' : `${there} animals are`} in the house then, and it takes ${most}.`,
    [{ path: 'arrivesAt', message: 'Choose another time, or raise the limit in Settings' }],
  );
