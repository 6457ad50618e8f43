import type { AskedMove } from '#contract/grooming/visit-moves.ts';
import { shortDate, timeRange } from '#web/lib/dates.ts';
import { Note } from '#web/ui/note.tsx';

type AskedMoveNoteProps = {
  visit: { startsAt: string; endsAt: string; timeZone: string; askedMove: AskedMove | null };
  provider: string;
};

/** What became of the other times that a client asked for, in the client's words; nothing if they asked for none. */
export function AskedMoveNote({ visit, provider }: AskedMoveNoteProps) {
  const { askedMove, timeZone } = visit;
  if (!askedMove) return null;
  const inWords = (when: { startsAt: string; endsAt: string }) =>
    `${shortDate(when.startsAt, timeZone)}, ${timeRange(when.startsAt, when.endsAt, timeZone)}`;
  const asked = askedMove.times.map(inWords).join(' or ');
  if (!askedMove.isDeclined)
    return (
      <Note role="status">
        You asked for {asked}. Your visit keeps its time until {provider} agrees.
      </Note>
    );
  return (
    <Note tone="warn" role="status">
      <p>
        {provider} cannot make {asked}. Your visit stays booked for <b>{inWords(visit)}</b>.
      </p>
      {askedMove.answer && <p className="wrap-anywhere">“{askedMove.answer}”</p>}
    </Note>
  );
}
