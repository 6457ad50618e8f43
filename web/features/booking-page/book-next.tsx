import { Link } from 'react-router';
import { bookingPageOf } from '#web/domain/people/public-page-link.ts';
import { Button } from '#web/ui/button.tsx';

type BookNextProps = { page: Parameters<typeof bookingPageOf>[0] | null | undefined; big?: boolean };

/** Leads to a provider's booking page, while that takes bookings. */
export const BookNext = ({ page, big = false }: BookNextProps) =>
  page && (
    <Button asChild variant="primary" big={big} wide>
      <Link to={bookingPageOf(page)}>Book the next visit</Link>
    </Button>
  );
