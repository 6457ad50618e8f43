import { Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { ReviewedPersonProps } from './reviewed-person.tsx';

const ReviewedPerson = lazyPart(() => import('./reviewed-person.tsx'));

type ShownPersonProps = Omit<ReviewedPersonProps, 'id'> & { id: string | null };

/** A dialog with a person's public profile and reviews. */
export function ShownPerson({ id, ...rest }: ShownPersonProps) {
  return <Suspense>{id && <ReviewedPerson key={id} id={id} {...rest} />}</Suspense>;
}
