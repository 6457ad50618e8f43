import { Suspense, useEffect, useRef, useState } from 'react';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import { OffersSkeleton } from '#web/features/offers/offers-skeleton.tsx';
import { useOffersFor } from '#web/features/offers/offers.api.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { offersTitle } from './attention.ts';

const OffersSideBySide = lazyPart(() => import('./offers-side-by-side.tsx'));

/**
 * The offers for a request, loaded when they scroll into view, because loading them marks them as read for
 * their senders.
 */
export function OffersInView({ request }: { request: OwnRequest }) {
  const [mark, seen] = useInView<HTMLDivElement>();
  const { data: offers } = useOffersFor(request.id, seen);
  const waiting = (
    <section className="grid gap-3.5" aria-label={offersTitle(request)}>
      <h2>{offersTitle(request)}</h2>
      <output className="sr-only">Loading the offers...</output>
      <OffersSkeleton count={request.openOffers} />
    </section>
  );
  return (
    <div ref={mark} className="pt-2">
      <Suspense fallback={waiting}>
        {seen ? <OffersSideBySide request={request} offers={offers} waiting={waiting} /> : waiting}
      </Suspense>
    </div>
  );
}

/** Whether an element has ever been in view. Without IntersectionObserver it counts as seen. */
function useInView<Part extends Element>() {
  const part = useRef<Part>(null);
  const [seen, setSeen] = useState(
    () => typeof document !== 'undefined' && !('IntersectionObserver' in window),
  );
  useEffect(() => {
    if (seen || !part.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      threshold: 0.2,
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [seen]);
  return [part, seen] as const;
}
