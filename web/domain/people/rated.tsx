import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { counted } from '#web/lib/words.ts';

/** Rating shown without reviews; 'New' marks it as a placeholder. */
const unrated = 5;

/** "★ 4.9 (61 reviews)", or "★ 5.0 (0 reviews) New". */
export function Rated({
  rating,
  reviewCount,
  short = false,
}: {
  rating: number | null;
  reviewCount: number;
  /** '(61)', where there is little room. */
  short?: boolean;
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="stars">
        <Icon name="star" />
        <span className="sr-only">Rated </span>
        {(rating ?? unrated).toFixed(1)}{' '}
        <span className="font-normal text-ink-2">
          {short ? (
            <>
              ({reviewCount}
              <span className="sr-only"> {reviewCount === 1 ? 'review' : 'reviews'}</span>)
            </>
          ) : (
            `(${counted(reviewCount, 'review')})`
          )}
        </span>
      </span>
      {rating === null && <Badge>New</Badge>}
    </span>
  );
}
