import { Suspense, lazy } from 'react';
import { ReviewList } from '#web/features/reviews/review-list.tsx';

const PersonDialog = lazy(() => import('#web/features/profiles/person-dialog.tsx'));

type ShownPersonProps = { id: string | null; as: 'groomer' | 'business'; onClose: () => void };

/** Somebody's public profile with what others wrote, over the page. */
export function ShownPerson({ id, as, onClose }: ShownPersonProps) {
  return (
    <Suspense>
      {id && (
        <PersonDialog
          key={id}
          id={id}
          as={as}
          reviews={<ReviewList userId={id} as={as} empty={<p className="text-ink-2">No reviews yet.</p>} />}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
