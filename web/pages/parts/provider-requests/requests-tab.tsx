import { Suspense } from 'react';
import { Link } from 'react-router';
import { MembersOnly } from '#web/features/identity/members-only.tsx';
import { useSentOffers } from '#web/features/offers/offers.api.ts';
import { isWaiting } from '#web/features/offers/offer-words.ts';
import { SentOffers } from '#web/features/offers/sent-offers.tsx';
import { groupVisits, countOpenVisits } from '#web/features/visits/visit-groups.ts';
import { useOwnVisits } from '#web/features/visits/visits.api.ts';
import type { Home } from '#web/domain/places/near.ts';
import { useUrlParams } from '#web/lib/url/use-url-query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { OpenRequests } from './open-requests.tsx';

const OwnVisits = lazyPart(
  () => import('./own-visits.tsx'),
  (query) => query.get('show') === 'visits',
);

const views = ['open', 'offers', 'visits'] as const;
type View = (typeof views)[number];
const at = (view: View) => `?tab=requests&show=${view}`;

type RequestsTabProps = {
  as: 'groomer' | 'business';
  viewer: { id: string; roles: readonly string[] };
  /** Where distances are measured from; null while loading. */
  home: Home | null;
};

/** Open requests, sent offers, and the visits that came of them. */
export default function RequestsTab({ as, viewer, home }: RequestsTabProps) {
  const [params, change] = useUrlParams();
  const offers = useSentOffers();
  const visits = useOwnVisits();
  const view = views.find((each) => each === params.get('show')) ?? 'open';
  return (
    <div className="pt-5 pb-12">
      <SegmentedControl<View>
        label="Show"
        className="sm:w-fit"
        options={[
          { value: 'open', label: 'Open' },
          { value: 'offers', label: 'My offers', count: offers.data?.filter(isWaiting).length || undefined },
          {
            value: 'visits',
            label: 'My visits',
            count: countOpenVisits(groupVisits(visits.data ?? [])) || undefined,
          },
        ]}
        value={view}
        onChange={(value) => change({ show: value === 'open' ? '' : value })}
      />
      {view === 'open' && (
        <MembersOnly>
          {home === null ? <Spinner /> : <OpenRequests as={as} viewer={viewer} home={home} />}
        </MembersOnly>
      )}
      {view === 'offers' && (
        <div className="grid max-w-[60rem] gap-[18px] pt-6">
          <h2 className="sr-only">My offers</h2>
          <SentOffers
            query={offers}
            visitsAt={at('visits')}
            renderContact={({ id, firstName }) => <MessageLink to={id} name={firstName} wide />}
            empty={<NothingYet title="No offers sent yet" />}
          />
        </div>
      )}
      {view === 'visits' && (
        <Suspense fallback={<Spinner />}>
          <OwnVisits query={visits} empty={<NothingYet title="No visits yet" />} />
        </Suspense>
      )}
    </div>
  );
}

function NothingYet({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <Button asChild variant="primary">
          <Link to={at('open')}>See open requests</Link>
        </Button>
      }
    >
      Offer pet parents a price and a time. What they accept becomes a visit, with its own report card.
    </EmptyState>
  );
}
