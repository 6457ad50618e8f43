import { useSession } from '#web/features/identity/identity.api.ts';
import PersonDialog from '#web/features/profiles/person-dialog.tsx';
import { ReviewList } from '#web/features/reviews/review-list.tsx';
import { MessageLink } from './message-link.tsx';

export type PersonWithReviewsProps = {
  id: string;
  as: 'groomer' | 'business';
  /** Whether the two are in a conversation already. */
  inTouch?: boolean;
  onClose: () => void;
};

/** The dialog of `LazyPersonDialog`, loaded when first needed. */
export default function PersonWithReviews({ id, as, inTouch = false, onClose }: PersonWithReviewsProps) {
  const ownId = useSession().data?.id;
  return (
    <PersonDialog
      id={id}
      as={as}
      reviews={<ReviewList userId={id} as={as} empty={<p className="text-ink-2">No reviews yet.</p>} />}
      renderContact={inTouch || id === ownId ? undefined : (name) => <MessageLink to={id} name={name} />}
      onClose={onClose}
    />
  );
}
