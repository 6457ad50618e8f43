import { useQuery } from '@tanstack/react-query';
import BookingSheet from '#web/features/day/booking/booking-sheet.tsx';
import { useDay } from '#web/features/day/day.api.ts';
import { query } from '#web/lib/api/query.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { usePlaceBeforeBooking, useZoneWithoutPlace } from './ask-place.tsx';

/** The booking sheet for a known client. */
export default function BookClient({ clientId, onClose }: { clientId: string; onClose: () => void }) {
  const day = useDay(undefined, useZoneWithoutPlace());
  const place = usePlaceBeforeBooking(day.data?.timeZone);
  const client = useQuery(query('GET /api/clients/:id', { params: { id: clientId } }));
  if (day.data && client.data)
    return (
      <BookingSheet
        from={day.data.today}
        timeZone={day.data.timeZone}
        place={place}
        salon={day.data.salon}
        chosen={client.data}
        onClose={onClose}
      />
    );
  const failed = [day, client].find(({ isError }) => isError);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} shape="large" title="Add visit">
      {failed ? (
        <FailedQuery query={failed} title="The client did not load" />
      ) : (
        <LoadingLines className="h-16" />
      )}
    </Dialog>
  );
}
