import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { nextBooked } from '#web/domain/visits/next-booked.ts';
import { query } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

type Left = { notBooked?: { because: string; on: string } } | null;

/** After a check-out whose next visit was refused: why, and the way to book it, until one is booked. */
export function NextNotBooked({ visit: { client, endsAt } }: { visit: Visit }) {
  const left = (useLocation().state as Left)?.notBooked;
  const { data: timeline } = useQuery({
    ...query('GET /api/clients/:id/timeline', { params: { id: client?.id ?? '' }, query: { limit: 100 } }),
    enabled: left !== undefined && client !== null,
  });
  if (!left || !client || (timeline && nextBooked(timeline, endsAt))) return null;
  return (
    <Note tone="warn" role="status">
      <p className="pb-2 wrap-anywhere">
        <b>The next visit is not booked.</b> {left.because}
      </p>
      <Button asChild>
        <Link to={`${href('day')}?on=${left.on}&add=visit&client=${client.id}`}>Book the next visit</Link>
      </Button>
    </Note>
  );
}
