import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { query } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';

/** Leads from the link of a past visit to the booking page, where a client is known again by phone or email. */
export function BookNextByLink({ secret }: { secret: string }) {
  const { data } = useQuery(query('GET /api/client-links/:secret/booking-page', { params: { secret } }));
  if (!data?.page) return null;
  const { as, slug } = data.page;
  return (
    <Button asChild variant="primary" big wide>
      <Link to={href(as === 'groomer' ? 'groomer-booking' : 'business-booking', { slug })}>
        Book the next visit
      </Link>
    </Button>
  );
}
