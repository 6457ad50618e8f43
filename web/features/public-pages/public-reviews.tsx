import type { PublicPage } from '#contract/profiles/public-pages.ts';
import { byAuthors } from '#web/domain/people/review-authors.ts';
import { capitalized } from '#web/lib/words.ts';
import { monthYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Rating } from '#web/ui/data/rating.tsx';

type Group = PublicPage['reviews'][number];
type PublicReviewsProps = Pick<PublicPage, 'as' | 'reviews'> & { tagLabel: (tag: string) => string };

const mostTags = 8;

/** What each trade wrote: how often each tag was given, then the latest reviews. */
export function PublicReviews({ as, reviews, tagLabel }: PublicReviewsProps) {
  if (reviews.length === 0)
    return <p className="text-ink-2">No reviews yet. They come after completed work.</p>;
  return (
    <div className="grid gap-8">
      {reviews.map((group) => (
        <Group
          key={group.engagementType}
          group={group}
          title={capitalized(byAuthors(as, group.engagementType))}
          tagLabel={tagLabel}
        />
      ))}
    </div>
  );
}

type GroupProps = { group: Group; title: string; tagLabel: (tag: string) => string };

function Group({ group: { rating, reviewCount, tags, latest }, title, tagLabel }: GroupProps) {
  return (
    <section className="grid gap-4" aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h4">{title}</h3>
        <Rating value={rating} reviews={reviewCount} />
      </div>
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
    </section>
  );
}
