import { Suspense } from 'react';
import { useSession } from '#web/features/identity/identity.api.ts';
import { ReviewList } from '#web/features/reviews/review-list.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { MessageLink } from '../message-link.tsx';

const PersonDialog = lazyPart(() => import('#web/features/profiles/person-dialog.tsx'));

type ShownPersonProps = {
  id: string | null;
  as: 'groomer' | 'business';
  /** One is writing with them already. */
  inTouch?: boolean;
  onClose: () => void;
};

/** Somebody's public profile with what others wrote, over the page. */
export function ShownPerson({ id, as, inTouch = false, onClose }: ShownPersonProps) {
  const ownId = useSession().data?.id;
  return (
    <Suspense>
      {id && (
        <PersonDialog
          key={id}
          id={id}
          as={as}
          reviews={<ReviewList userId={id} as={as} empty={<p className="text-ink-2">No reviews yet.</p>} />}
          renderContact={inTouch || id === ownId ? undefined : (name) => <MessageLink to={id} name={name} />}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
