import { useQuery } from '@tanstack/react-query';
import { query } from '#web/lib/api/query.ts';
import { BookNext } from './book-next.tsx';

/** Leads from the link of a past visit to the booking page, where a client is known again by phone or email. */
export function BookNextByLink({ secret }: { secret: string }) {
  const { data } = useQuery(query('GET /api/client-links/:secret/booking-page', { params: { secret } }));
  return <BookNext page={data?.page} big />;
}
