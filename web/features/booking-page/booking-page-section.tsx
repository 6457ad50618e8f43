import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { query } from '#web/lib/api/query.ts';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { SectionCard } from '#web/ui/section-card.tsx';

const BookingPageForm = lazyPart(() => import('./booking-page-form.tsx'));

/** Whether and how clients book by themselves, with the address of the page. */
export function BookingPageSection() {
  const own = useQuery(query('GET /api/booking-page'));
  return (
    <SectionCard id="booking-page" title="Booking page">
      {own.isPending && <Skeleton className="h-56" />}
      {own.isLoadingError && <FailedQuery query={own} title="Your booking page did not load" />}
      {own.data && (
        <Suspense fallback={<Skeleton className="h-56" />}>
          <BookingPageForm own={own.data} />
        </Suspense>
      )}
    </SectionCard>
  );
}
