import { Suspense } from 'react';
import { bookedAs } from '#web/domain/calendar/booked-as.ts';
import { useStore } from '#web/lib/create-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const FirstBookingSheet = lazyPart(() => import('./first-booking-sheet.tsx'));

/** Celebrates the first booking of a role, once. */
export function FirstBooking() {
  const as = useStore(bookedAs, undefined);
  return (
    <Suspense>
      {as && <FirstBookingSheet key={as} as={as} onClose={() => bookedAs.set(undefined)} />}
    </Suspense>
  );
}
