import type { Visit } from '#contract/grooming/visits.ts';
import WriteReview from '#web/features/reviews/write-review.tsx';
import { otherName } from '#web/features/visits/visit-words.ts';
import type { Side } from '#web/features/visits/visit-words.ts';

type ReviewVisitProps = {
  visit: Visit;
  /** The reviewer's side. */
  side: Side;
  onClose: () => void;
};

/** A review of the other side of a completed visit. */
export default function ReviewVisit({ visit, side, onClose }: ReviewVisitProps) {
  return (
    <WriteReview
      engagement={{ engagementType: 'visit', engagementId: visit.id }}
      name={otherName(visit, side)}
      as={side === 'provider' ? 'pet_owner' : visit.provider.as}
      onClose={onClose}
    />
  );
}
