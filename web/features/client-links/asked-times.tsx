import type { Visit } from '#contract/grooming/visits.ts';
import { AnswerAskedMove } from '#web/domain/visits/answers/asked-move.tsx';
import { clientName } from '#web/domain/visits/visit-client.ts';
import { Note } from '#web/ui/note.tsx';

/** Times that the client of a visit asks for; the provider agrees to one, or keeps the time of the visit. */
export function AskedTimes({ visit }: { visit: Visit }) {
  const { askedMove, timeZone, client } = visit;
  if (!askedMove || askedMove.isDeclined) return null;
  return (
    <Note tone="warn" role="status">
      <p className="mb-2 font-semibold">{clientName(visit)} asks for another time:</p>
      <AnswerAskedMove askedMove={askedMove} timeZone={timeZone} toldBy={client?.toldBy ?? null} />
    </Note>
  );
}
