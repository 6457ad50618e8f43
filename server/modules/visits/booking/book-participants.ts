import { book, unbook } from '#server/modules/calendar/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { subjectsOf } from './subjects.ts';
import type { Subject, ToBook } from './subjects.ts';

/** Books all that are busy for a visit. @throws Problem `clash` */
export const bookParticipants = async (t: Transaction, visit: ToBook): Promise<void> =>
  bookSubjects(t, visit, await subjectsOf(t.sql, visit, t.now));

/**
 * Books again what a report of a missed visit had freed, once it was not missed. Where other work took the time, the visit stands beside
 * it, and nothing else is booked there.
 */
export const bookAgain = async (t: Transaction, visit: ToBook): Promise<void> =>
  bookSubjects(t, visit, await subjectsOf(t.sql, visit, t.now), { beside: true });

/** Moves what is booked for a visit to its new time. @throws Problem `clash` */
export async function rebookParticipants(t: Transaction, visit: ToBook): Promise<void> {
  await unbook(t, { sourceKind: 'visit', sourceId: visit.id });
  await bookSubjects(t, visit, await subjectsOf(t.sql, visit, t.now), {
    otherwise: 'The visit keeps its time.',
  });
}

/** `beside`: whatever is booked then already. @throws Problem `clash` */
export async function bookSubjects(
  t: Transaction,
  visit: ToBook,
  subjects: readonly Subject[],
  { otherwise, beside = false }: { otherwise?: string; beside?: boolean } = {},
): Promise<void> {
  for (const { id, name, kind, from, to, dogsAtOnce, units } of subjects)
    await book(
      t,
      {
        sourceKind: 'visit',
        sourceId: visit.id,
        subjectId: id,
        from,
        to,
        title: visit.title,
        timeZone: visit.timeZone,
        units,
        ...(dogsAtOnce === undefined ? {} : { dogsAtOnce }),
        squeezed: beside || ((visit.squeezedIn ?? false) && kind !== 'pet' && kind !== 'house'),
      },
      { name, otherwise },
    );
}
