import { book } from '#server/modules/calendar/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';

type BookedShift = {
  id: string;
  startsAt: Date | string;
  endsAt: Date | string;
  title: string;
  timeZone: string;
};

/** Books the shift's hours in the groomer's calendar. @throws Problem `clash` */
export const bookGroomer = (t: Transaction, groomerId: string, shift: BookedShift) =>
  book(t, {
    sourceKind: 'shift',
    sourceId: shift.id,
    subjectId: groomerId,
    from: shift.startsAt,
    to: shift.endsAt,
    title: shift.title,
    timeZone: shift.timeZone,
  });
