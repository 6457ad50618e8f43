import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { VisitList } from '#web/features/visits/visit-list.tsx';
import type { useOwnVisits } from '#web/features/visits/visits.api.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { MessageLink } from '#web/domain/people/message-link.tsx';

const ReviewVisit = lazyPart(() => import('../review-visit.tsx'));

type OwnVisitsProps = { query: ReturnType<typeof useOwnVisits>; empty: ReactNode };

/** A provider's visits, with check-in, completion and review. */
export default function OwnVisits({ query, empty }: OwnVisitsProps) {
  const [reviewed, setReviewed] = useState<Visit>();
  return (
    <div className="max-w-[60rem] pt-6">
      <VisitList
        query={query}
        side="provider"
        onReview={setReviewed}
        renderContact={({ owner }) => owner && <MessageLink to={owner.id} name={owner.name} wide />}
        empty={empty}
      />
      <Suspense>
        {reviewed && <ReviewVisit visit={reviewed} side="provider" onClose={() => setReviewed(undefined)} />}
      </Suspense>
    </div>
  );
}
