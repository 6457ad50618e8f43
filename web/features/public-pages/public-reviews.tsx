import type { PublicPage } from '#contract/profiles/public-pages.ts';
import { monthYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Rating } from '#web/ui/data/rating.tsx';

type PublicReviewsProps = { reviews: PublicPage['reviews']; tagLabel: (tag: string) => string };

const mostTags = 8;

/** What others wrote: how often each tag was given, then the latest reviews. */
export function PublicReviews({ reviews: { tags, latest }, tagLabel }: PublicReviewsProps) {
  if (latest.length === 0)
    return <p className="text-ink-2">No reviews yet. They come after completed work.</p>;
  return (
    <div className="grid gap-4">
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label="What people say most">
          {tags.slice(0, mostTags).map(({ tag, count }) => (
            <li key={tag}>
              <Badge>
                {tagLabel(tag)} {count}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <ul className="grid">
        {latest.map((review) => (
          <li key={review.id} className="grid gap-1.5 border-t border-line py-4 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <b className="wrap-anywhere">{review.author}</b>
              <span className="flex items-center gap-3 text-s text-ink-2">
                <Rating value={review.rating} />
                <time dateTime={review.createdAt}>{monthYear(review.createdAt, 'UTC')}</time>
              </span>
            </p>
            {review.text && <p className="max-w-text wrap-anywhere whitespace-pre-line">{review.text}</p>}
            {review.reply && (
              <div className="ml-4 border-l-2 border-line pl-3">
                <p className="text-s font-strong">Reply</p>
                <p className="max-w-text wrap-anywhere whitespace-pre-line">{review.reply}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
