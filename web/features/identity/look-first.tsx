import { Suspense } from 'react';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const TownSearch = lazyPart(() => import('#web/domain/places/town-search.tsx'));

/** Leads pet parents without a membership to the public pages of a town. */
export function LookFirst() {
  return (
    <section className="mt-8 grid gap-3" aria-labelledby="look-first">
      <h2 id="look-first" className="text-h4">
        Look around first
      </h2>
      <p className="max-w-text text-ink-2">
        See who grooms in your town: their work, prices and reviews. You join when you want to ask someone.
      </p>
      <Suspense fallback={<Skeleton className="h-20 max-w-text" />}>
        <TownSearch />
      </Suspense>
    </section>
  );
}
