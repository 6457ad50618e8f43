import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { nextBooked } from '#web/domain/visits/next-booked.ts';
import { query } from '#web/lib/api/query.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';

/** Shows the client's next booked visit while another one is booked. */
export function BookedAlready({ clientId, timeZone }: { clientId: string; timeZone: string }) {
  const now = useNow();
  const { data: timeline } = useQuery(
    query('GET /api/clients/:id/timeline', { params: { id: clientId }, query: { limit: 100 } }),
  );
  const booked = timeline && nextBooked(timeline, now.toISOString());
  if (!booked) return null;
  return (
    <p className="wrap-anywhere">
      Booked already:{' '}
      <Link to={href('visit', { id: booked.id })} className="font-strong">
        {`${shortDate(booked.at, timeZone)}, ${clockTime(booked.at, timeZone)}`}
      </Link>
      , {booked.title}.
    </p>
  );
}
