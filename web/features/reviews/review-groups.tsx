import { useQuery } from '@tanstack/react-query';
import type { Review } from '#contract/reviews.ts';
import { Rated } from '#web/domain/people/rated.tsx';
import { query } from '#web/lib/api/query.ts';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { ReviewList } from './review-list.tsx';

type ReviewGroupsProps = { userId: string; as: 'groomer' | 'business' };

/** Who wrote the reviews after each kind of work. */
const authors: Record<ReviewGroupsProps['as'], Record<Review['engagementType'], string>> = {
  groomer: { shift: 'By salons', visit: 'By pet parents' },
  business: { shift: 'By groomers', visit: 'By pet parents' },
};

/** Reviews by other professionals and by pet parents, each with its own average. */
export function ReviewGroups({ userId, as }: ReviewGroupsProps) {
  const ratings = useQuery({
    ...query('GET /api/users/:id/ratings', { params: { id: userId }, query: { as } }),
    staleTime: 0,
  });
  if (ratings.isLoadingError) return <FailedQuery query={ratings} title="The reviews did not load" />;
  if (!ratings.data) return <Skeleton className="h-16" />;
  if (ratings.data.length === 0) return <p className="text-ink-2">No reviews yet.</p>;
  return (
    <div className="grid gap-5">
      {ratings.data.map(({ engagementType, ...rated }) => (
        <section key={engagementType} aria-label={authors[as][engagementType]}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-1">
            <h4>{authors[as][engagementType]}</h4>
            <Rated {...rated} />
          </div>
          <ReviewList userId={userId} as={as} engagementType={engagementType} empty={null} />
        </section>
      ))}
    </div>
  );
}
