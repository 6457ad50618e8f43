import type { RatingAfter } from '#contract/reviews.ts';
import { Rated } from './rated.tsx';
import { byAuthors } from './review-authors.ts';

type RatedByTradesProps = { as: 'groomer' | 'business'; ratings: readonly RatingAfter[] };

/** "★ 4.8 (12 reviews) by pet parents", one for each trade that wrote reviews; else "★ 5.0 (0 reviews) New". */
export function RatedByTrades({ as, ratings }: RatedByTradesProps) {
  if (ratings.length === 0) return <Rated rating={null} reviewCount={0} />;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {ratings.map(({ engagementType, ...rated }) => (
        <span key={engagementType} className="flex flex-wrap items-center gap-x-1.5">
          <Rated {...rated} />
          <span className="text-ink-2">{byAuthors(as, engagementType)}</span>
        </span>
      ))}
    </span>
  );
}
