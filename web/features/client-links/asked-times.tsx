import { useQuery } from '@tanstack/react-query';
import type { Visit } from '#contract/grooming/visits.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { shortDate, timeRange } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** Times that the client of a visit asks for; the provider agrees to one, and the visit moves. */
export function AskedTimes({ visit }: { visit: Visit }) {
  const times = useQuery({
    ...query('GET /api/visits/:id/time-offers', { params: { id: visit.id } }),
    ...polled,
    enabled: visit.status === 'booked' && visit.source !== 'marketplace',
  });
  const agree = useAction('POST /api/time-offers/:id/accept', {
    done: { title: 'The visit has its new time', description: 'Tell your client with a text.' },
    failed: 'The visit keeps its time',
  });
  const asked = (times.data ?? []).filter(({ by }) => by === 'client');
  if (asked.length === 0) return null;
  const name = visit.client?.name ?? 'Your client';
  const note = asked[0]?.note;
  return (
    <Note tone="warn" role="status">
      <div className="grid justify-items-start gap-2">
        <p className="font-semibold">{name} asks for another time:</p>
        {note && <p className="wrap-anywhere">{note}</p>}
        {asked.map(({ id, startsAt, endsAt }) => (
          <Button key={id} busy={agree.busy} onClick={() => void agree.run({ params: { id } })}>
            Move to {shortDate(startsAt, visit.timeZone)}, {timeRange(startsAt, endsAt, visit.timeZone)}
          </Button>
        ))}
      </div>
    </Note>
  );
}
