import type { ReactNode } from 'react';
import { monthDayYear } from '#web/lib/dates.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/failed-query.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ReplyToReview } from './reply-to-review.tsx';
import { tagLabel } from './review-words.ts';
import type { Reviewed } from './review-words.ts';
import { useReviews } from './reviews.api.ts';
import type { ReviewReply } from './reviews.api.ts';

type ReviewListProps = {
  userId: string;
  as?: Reviewed;
  /** One's own reviews can be answered. */
  own?: boolean;
  /** Only so many, where the others can be read elsewhere. */
  latest?: number;
  empty: ReactNode;
};

/** What others wrote about somebody, newest first. */
export function ReviewList({ userId, as, own = false, latest, empty }: ReviewListProps) {
  const reviews = useReviews(userId, as);
  if (reviews.isPending)
    return (
      <div className="grid gap-3">
        <output className="sr-only">Loading reviews...</output>
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-16" />
      </div>
    );
  if (!reviews.data) return <FailedQuery query={reviews} title="The reviews did not load" />;
  if (reviews.data.length === 0) return empty;
  return (
    <>
      <ul className="grid">
        {reviews.data.slice(0, latest).map((review) => (
          <li key={review.id} className="grid gap-2 border-t border-line py-4 first:border-t-0">
            <OneReview review={review} />
            {own && !review.reply && <ReplyToReview userId={userId} reviewId={review.id} />}
          </li>
        ))}
      </ul>
      {latest === undefined && reviews.hasNextPage && (
        <Button
          wide
          busy={reviews.isFetchingNextPage && 'Loading...'}
          onClick={() => void reviews.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function OneReview({ review }: { review: ReviewReply }) {
  const { author, rating, tags, text, createdAt, reply } = review;
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={author.name} src={author.profileImageUrl} size="s" role={author.role} />
        <p className="min-w-0 grow leading-tight">
          <b className="block wrap-anywhere">{author.name}</b>
          <time dateTime={createdAt} className="text-s text-ink-2">
            {monthDayYear(createdAt)}
          </time>
        </p>
        <Rating value={rating} />
      </div>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label="What fits">
          {tags.map((tag) => (
            <li key={tag}>
              <Badge>{tagLabel(tag)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {text && <p className="max-w-text wrap-anywhere whitespace-pre-line">{text}</p>}
      {reply && (
        <div className="ml-4 border-l-2 border-line pl-3">
          <p className="text-s font-strong">Reply, {monthDayYear(reply.at)}</p>
          <p className="max-w-text wrap-anywhere whitespace-pre-line">{reply.text}</p>
        </div>
      )}
    </>
  );
}
