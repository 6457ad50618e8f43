import { useQuery } from '@tanstack/react-query';
import { Rated } from '#web/domain/people/rated.tsx';
import { byAuthors } from '#web/domain/people/review-authors.ts';
import { query } from '#web/lib/api/query.ts';
import { capitalized } from '#web/lib/words.ts';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { ReviewList } from './review-list.tsx';

type ReviewGroupsProps = { userId: string; as: 'groomer' | 'business' };

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
        <section key={engagementType} aria-label={capitalized(byAuthors(as, engagementType))}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-1">
            <h4>{capitalized(byAuthors(as, engagementType))}</h4>
            <Rated {...rated} />
          </div>
          <ReviewList userId={userId} as={as} engagementType={engagementType} empty={null} />
        </section>
      ))}
    </div>
  );
}
