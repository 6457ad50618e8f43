import { removedWithinDays } from '#contract/clients/removal.ts';
import type { Client } from '#contract/clients/clients.ts';
import { addDays } from '#reference/calendar-days.ts';
import { isoDay, monthDayYear } from '#web/lib/dates.ts';
import { Note } from '#web/ui/note.tsx';
import { nameOf } from './client-words.ts';

/** What a client asked for on the page of a visit: to be removed, or to hear no more. */
export function ClientWishes({ client }: { client: Client }) {
  const { removalAskedAt, stoppedTexts, stoppedMail } = client;
  const stopped = [stoppedTexts && 'texts', stoppedMail && 'emails'].filter(Boolean).join(' and ');
  return (
    <>
      {removalAskedAt && (
        <Note tone="warn">
          <b>{nameOf(client)} asked to be removed.</b> It is done on{' '}
          {monthDayYear(addDays(isoDay(removalAskedAt), removedWithinDays), 'UTC')}, and what is booked then
          is cancelled.
        </Note>
      )}
      {stopped && (
        <Note tone="warn">
          <b>
            {nameOf(client)} stopped {stopped}.
          </b>{' '}
          Call about visits.
        </Note>
      )}
    </>
  );
}
