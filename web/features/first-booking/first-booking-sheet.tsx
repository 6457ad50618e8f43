import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { CalendarEvent, FirstBooking } from '#contract/calendar/calendar.ts';
import { href } from '#contract/pages.ts';
import { rateInWords } from '#contract/shifts/pay-model.ts';
import { AddToCalendar } from '#web/domain/calendar/add-to-calendar.tsx';
import { useIsFrontDesk } from '#web/domain/front-desk/use-is-front-desk.ts';
import { DirectionsLink } from '#web/domain/map/directions-link.tsx';
import { readKept, writeKept } from '#web/lib/account-storage.ts';
import { query } from '#web/lib/api/query.ts';
import { shortDate, timeRange } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Biscuit } from '#web/ui/brand/biscuit.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type FirstBookingSheetProps = { as: CalendarEvent['as']; onClose: () => void };

/** A whole screen for the first booking of a role: when and where it is, and what to do next. */
export default function FirstBookingSheet({ as, onClose }: FirstBookingSheetProps) {
  const kept = `first booking ${as}`;
  const [wasShown] = useState(() => readKept(kept) !== undefined);
  const asks = !useIsFrontDesk() && !wasShown;
  const first = useQuery({
    ...query('GET /api/calendar/first-booking', { query: { as } }),
    staleTime: 0,
    retry: false,
    enabled: asks,
  });
  const booking = first.isFetching ? undefined : first.data?.booking;
  const isNone = !asks || first.isError || booking === null;
  useEffect(() => {
    if (isNone) onClose();
    else if (booking) writeKept(kept, booking.id);
  }, [isNone, booking, kept, onClose]);
  return booking && !isNone && <Celebration as={as} booking={booking} onClose={onClose} />;
}

/** 'You pay $118', 'The client pays $118', 'Pays 45% of the revenue, at least $25 an hour'; nothing where no price was said. */
function termsOf({ price: cents, pay }: FirstBooking, as: CalendarEvent['as']): string | undefined {
  if (pay) return `Pays ${rateInWords(pay).replace('%', '% of the revenue')}`;
  if (cents === null) return undefined;
  return as === 'pet_owner' ? `You pay ${price(cents)}` : `The client pays ${price(cents)}`;
}

type CelebrationProps = FirstBookingSheetProps & { booking: FirstBooking };

function Celebration({ as, booking, onClose }: CelebrationProps) {
  const { kind, id, title, withName, withId, place, travels, startsAt, endsAt, timeZone } = booking;
  const terms = termsOf(booking, as);
  const hires = kind === 'shift' && as === 'business';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      shape="full"
      title={hires ? 'Your shift is filled' : 'You’re booked'}
    >
      <div className="grid content-center justify-items-center gap-6 overflow-y-auto py-4 text-center">
        <Biscuit mood="celebrate" className="w-36 sm:w-48" />
        <div className="grid gap-1 wrap-anywhere">
          <p className="text-h3 font-strong tabular-nums">
            <span className="inline-block">{shortDate(startsAt, timeZone)},</span>{' '}
            <span className="inline-block">{timeRange(startsAt, endsAt, timeZone)}</span>
          </p>
          {terms && <p className="text-l font-strong tabular-nums">{terms}</p>}
          <p className="text-l">{title}</p>
          <p className="text-ink-2">{[withName, place].filter(Boolean).join(', ')}</p>
        </div>
        <div className="grid w-full max-w-90 gap-2">
          <Button asChild variant="primary" wide>
            <Link to={href(kind, { id })} onClick={onClose}>
              {kind === 'shift' ? 'See the shift' : 'See the visit'}
            </Link>
          </Button>
          <AddToCalendar path={`/api/${kind}s/${id}/calendar-file`} />
          <div className="flex flex-wrap gap-2 *:grow empty:hidden">
            {travels && place && <DirectionsLink to={place} />}
            {withId && (
              <Button asChild>
                <Link
                  to={href('messages', { with: withId })}
                  aria-label={`Message ${withName ?? ''}`.trim()}
                  onClick={onClose}
                >
                  Message
                </Link>
              </Button>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}
