import { Skeleton } from '#web/ui/data/skeleton.tsx';

/** The shape of offers side by side: on a phone a line for each and the first of them, else a column for each. */
export function OffersSkeleton({ count }: { count: number }) {
  const offers = Array.from({ length: Math.max(1, count) }, (_, place) => place);
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-m border border-line bg-card">
      {offers.length > 1 && (
        <div className="divide-y divide-line border-b border-line md:hidden">
          {offers.map((place) => (
            <div key={place} className="flex min-h-15 items-center gap-2.5 px-4 py-1.5">
              <Skeleton className="size-10 rounded-pill" />
              <span className="grid flex-1 gap-2">
                <Skeleton className="w-1/2" />
                <Skeleton className="h-3 w-2/3" />
              </span>
              <Skeleton className="w-12" />
            </div>
          ))}
        </div>
      )}
      <div className="md:grid md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] md:divide-x md:divide-line">
        {offers.map((place) => (
          <div key={place} className={place > 0 ? 'max-md:hidden' : undefined}>
            <div className="grid gap-4 p-5">
              <div className="flex items-center gap-3">
                <Skeleton className="size-14 rounded-pill" />
                <span className="grid flex-1 gap-2">
                  <Skeleton className="h-5 w-3/4" />
                  <Skeleton className="h-3 w-1/2" />
                </span>
              </div>
              <Skeleton className="h-14 w-2/5" />
              {['w-4/5', 'w-1/2', 'w-3/5', 'w-2/3'].map((width) => (
                <Skeleton key={width} className={width} />
              ))}
              <Skeleton className="h-20" />
              <Skeleton className="h-11" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
