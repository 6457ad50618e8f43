import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { UpcomingReceipt } from '#web/features/shifts/apply/upcoming-receipt.tsx';
import type { useOwnApplications } from '#web/features/shifts/apply/applications.api.ts';
import { OwnApplications } from '#web/features/shifts/apply/own-applications.tsx';
import { inTab } from '#web/lib/url/use-tab-param.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const Invitations = lazyPart(() => import('./invitations.tsx'), inTab('applications'));
const WriteReview = lazyPart(() => import('#web/features/reviews/write-review.tsx'));

/** The groomer's applications, and reviews of worked shifts. */
export default function ApplicationsTab({ query }: { query: ReturnType<typeof useOwnApplications> }) {
  const [reviewed, setReviewed] = useState<OwnApplication>();
  return (
    <div className="grid items-start gap-8 pt-6 pb-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <Suspense>
          <Invitations />
        </Suspense>
        <OwnApplications
          query={query}
          onReview={setReviewed}
          empty={
            <EmptyState
              title="Your applications will appear here"
              action={
                <Button asChild variant="primary">
                  <Link to="?tab=shifts">Find a shift</Link>
                </Button>
              }
            >
              Apply for a shift, and follow it from sent to accepted to paid.
            </EmptyState>
          }
        />
      </div>
      {query.data && query.data.length > 0 && (
        <aside aria-label="At a glance" className="sticky top-4 max-lg:hidden">
          <UpcomingReceipt applications={query.data} />
        </aside>
      )}
      <Suspense>
        {reviewed && (
          <WriteReview
            engagement={{ engagementType: 'shift', engagementId: reviewed.shiftId }}
            name={reviewed.shift.business.businessName}
            as="business"
            onClose={() => setReviewed(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
