import { useEffect, useRef } from 'react';
import { createStore } from '#web/lib/create-store.ts';

type BookedAs = 'groomer' | 'business' | 'pet_owner';

/** As whom the viewer was just booked, or found booked; a first booking is then celebrated. */
export const bookedAs = createStore<BookedAs | undefined>(() => undefined);

/**
 * Finds out from the lists of a dashboard, when they have loaded, whether the other side made a first booking. One that comes
 * later waits for the next visit: nothing opens over what a person is doing.
 */
export function useFoundBookings(as: BookedAs, count: number | undefined): void {
  const isKnown = useRef(false);
  useEffect(() => {
    if (count === undefined || isKnown.current) return;
    isKnown.current = true;
    if (count === 1) bookedAs.set(as);
  }, [as, count]);
}
