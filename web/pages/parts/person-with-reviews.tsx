import { useSession } from '#web/features/identity/identity.api.ts';
import PersonDialog from '#web/features/profiles/person-dialog.tsx';
import { FavoriteButton } from '#web/features/favorites/favorite-button.tsx';
import { ReviewGroups } from '#web/features/reviews/review-groups.tsx';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { Button } from '#web/ui/button.tsx';

export type PersonWithReviewsProps = {
  id: string;
  as: 'groomer' | 'business';
  /** Whether the two are in a conversation already. */
  inTouch?: boolean;
  /** Begins a grooming request to the person; set for pet parents. */
  onAsk?: ((person: { id: string; name: string }) => void) | undefined;
  onClose: () => void;
};

/** The dialog of `LazyPersonDialog`, loaded when first needed. */
export default function PersonWithReviews({
  id,
  as,
  inTouch = false,
  onAsk,
  onClose,
}: PersonWithReviewsProps) {
  const ownId = useSession().data?.id;
  return (
    <PersonDialog
      id={id}
      as={as}
      reviews={<ReviewGroups userId={id} as={as} />}
      renderContact={
        inTouch || id === ownId
          ? undefined
          : (name) => (
              <>
                {onAsk && (
                  <Button variant="primary" onClick={() => onAsk({ id, name })}>
                    Request Grooming
                  </Button>
                )}
                <FavoriteButton userId={id} as={as} name={name} />
                <MessageLink to={id} name={name} />
              </>
            )
      }
      onClose={onClose}
    />
  );
}
