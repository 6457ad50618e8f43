import { Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { PersonWithReviewsProps } from './person-with-reviews.tsx';

const PersonWithReviews = lazyPart(() => import('./person-with-reviews.tsx'));

type LazyPersonDialogProps = Omit<PersonWithReviewsProps, 'id'> & { id: string | null };

/** A dialog with a person's public profile and reviews. */
export function LazyPersonDialog({ id, ...rest }: LazyPersonDialogProps) {
  return <Suspense>{id && <PersonWithReviews key={id} id={id} {...rest} />}</Suspense>;
}
