import { useQuery } from '@tanstack/react-query';
import { query } from '#web/lib/api/query.ts';
import { BookNext } from './book-next.tsx';

/** Leads a pet parent from a visit in their account to the booking page, which needs no membership. */
export default function BookNextByVisit({ visitId, inCard = false }: { visitId: string; inCard?: boolean }) {
  const { data } = useQuery(query('GET /api/visits/:id/booking-page', { params: { id: visitId } }));
  return <BookNext page={data?.page} inCard={inCard} />;
}
