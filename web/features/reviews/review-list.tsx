import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Review } from '#contract/reviews.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { pages } from '#web/lib/api/query.ts';
import { ReportButton } from '#web/domain/reports/report-button.tsx';
import { PersonAvatar, shownAs } from '#web/domain/people/person-avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { QueryList } from '#web/ui/data/query-list.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { tagLabel } from './review-words.ts';
import type { Reviewed } from './review-words.ts';

const ReplyToReview = lazyPart(() => import('./reply-to-review.tsx'));

type ReviewListProps = {
  userId: string;
  as?: Reviewed;
  /** Only reviews after this kind of work. */
  engagementType?: Review['engagementType'];
  /** The viewer's own reviews can be answered. */
  own?: boolean;
  /** Maximum number to show, if the others can be read elsewhere. */
  latest?: number;
  empty: ReactNode;
};

/** Reviews of a person, newest first. */
export function ReviewList({ userId, as, engagementType, own = false, latest, empty }: ReviewListProps) {
  const reviews = useInfiniteQuery({
    ...pages('GET /api/users/:id/reviews', {
      params: { id: userId },
      query: { as, engagementType, limit: 5 },
    }),
    staleTime: 0,
  });
  return (
    <QueryList
      query={latest === undefined ? reviews : { ...reviews, hasNextPage: false }}
      failed="The reviews did not load"
      loading={<LoadingReviews />}
      empty={empty}
    >
      {(all) => (
        <ul className="grid">
          {all.slice(0, latest).map((review) => (
            <li key={review.id} className="grid gap-2 border-t border-line py-4 first:border-t-0">
              <OneReview review={review} />
              {own && !review.reply && <Answer reviewId={review.id} />}
            </li>
          ))}
        </ul>
      )}
    </QueryList>
  );
}

function Answer({ reviewId }: { reviewId: string }) {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button variant="quiet" className="w-fit" onClick={() => setOpen(true)}>
        Reply
      </Button>
    );
  return (
    <Suspense>
      <ReplyToReview reviewId={reviewId} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

function LoadingReviews() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading reviews...</output>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-16" />
    </div>
  );
}

/** The author's name, which opens the profile of a groomer or business. */
function AuthorName({ author: { id, name, role } }: Pick<Review, 'author'>) {
  if (role === 'pet_owner' || name === 'Former member') return name;
  const profile = role === 'groomer' ? { tab: 'groomers', groomer: id } : { tab: 'salons', salon: id };
  return (
    <Link className="hover:underline" to={href('marketplace', profile)}>
      {name}
    </Link>
  );
}

function OneReview({ review }: { review: Review }) {
  const { author, rating, tags, text, createdAt, reply } = review;
  return (
    <>
      <div className="flex items-center gap-3">
        <PersonAvatar name={author.name} src={author.profileImageUrl} size="s" as={shownAs(author.role)} />
        <p className="min-w-0 grow leading-tight">
          <b className="block wrap-anywhere">
            <AuthorName author={author} />
          </b>
          <time dateTime={createdAt} className="text-s text-ink-2">
            {monthDayYear(createdAt)}
          </time>
        </p>
        <Rating value={rating} />
        <ReportButton
          reported={{ kind: 'review', id: review.id, name: author.name }}
          ownerId={author.id}
          label={`Report the review by ${author.name}`}
        />
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
