import { clsx } from 'clsx';
import { Link } from 'react-router';
import { bookingPageOf } from '#web/domain/people/public-page-link.ts';
import { Button } from '#web/ui/button.tsx';

type BookNextProps = {
  page: Parameters<typeof bookingPageOf>[0] | null | undefined;
  big?: boolean;
  /** One of several buttons of a card. */
  inCard?: boolean;
};

/** Leads to a provider's booking page, while that takes bookings. */
export const BookNext = ({ page, big = false, inCard = false }: BookNextProps) =>
  page && (
    <Button
      asChild
      variant={inCard ? 'line' : 'primary'}
      big={big}
      wide={!inCard}
      className={clsx(inCard && 'px-2! whitespace-nowrap')}
    >
      <Link to={bookingPageOf(page)}>Book the next visit</Link>
    </Button>
  );
