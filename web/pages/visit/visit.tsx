import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { isAsked, isCheckedIn, isOpen, isStopped } from '#contract/grooming/visit-status.ts';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { AdvanceSection } from '#web/features/bills/advance-section.tsx';
import { BillSection } from '#web/features/bills/bill-section.tsx';
import { FeeSection } from '#web/features/cancellation-policies/fee-section.tsx';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { PortfolioConsent } from '#web/features/visits/portfolio-consent.tsx';
import { ConsentsSection } from '#web/features/consents/consents-section.tsx';
import { IncidentsSection } from '#web/features/incidents/incidents-section.tsx';
import { PriceChangesSection } from '#web/features/price-changes/price-changes-section.tsx';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { cardsOfVisit } from '#web/features/visits/cards-of-visit.ts';
import { ClientOfVisit } from '#web/features/visits/client-of-visit.tsx';
import { ReportCardView } from '#web/features/visits/report-card.tsx';
import { ArrivalSection } from '#web/features/visits/arrival-section.tsx';
import { BookedPass } from '#web/features/visits/booked-pass.tsx';
import { VisitActions } from '#web/features/visits/visit-actions.tsx';
import { PhoneClient } from '#web/features/day/reach-client.tsx';
import { AskedTimes } from '#web/features/client-links/asked-times.tsx';
import { VisitTicket } from '#web/features/visits/visit-ticket.tsx';
import { VisitTimeline } from '#web/features/visits/visit-timeline.tsx';
import { clientPhone } from '#web/domain/visits/visit-client.ts';
import { otherName, sideOf, visitStart } from '#web/features/visits/visit-words.ts';
import type { Side } from '#web/features/visits/visit-words.ts';
import { useVisit } from '#web/features/visits/visits.api.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { TicketSkeletons } from '#web/ui/data/skeleton.tsx';
import { LazyPersonDialog } from '../parts/lazy-person-dialog.tsx';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { PetPictures } from '../parts/pet-pictures.tsx';
import { NotFoundOrFailed } from '../parts/not-found-or-failed.tsx';

const ReviewVisit = lazyPart(() => import('../parts/review-visit.tsx'));

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Visit',
    description: 'One visit and its report card.',
    path: href('visit', { id: args.params['id'] ?? '' }),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function VisitPage() {
  const { id = '' } = useParams();
  return (
    <SignedIn>
      {(session) => (
        <div className="wrap grid max-w-[64rem]! gap-8 pt-5 pb-16 lg:pt-8">
          <OneVisit key={id} id={id} viewerId={session.user.id} />
        </div>
      )}
    </SignedIn>
  );
}

function OneVisit({ id, viewerId }: { id: string; viewerId: string }) {
  const visit = useVisit(id);
  if (visit.isPending) return <TicketSkeletons count={1} label="Loading the visit..." />;
  if (!visit.data)
    return (
      <NotFoundOrFailed
        query={visit}
        what="visit"
        absent="Only the two people it belongs to can see it."
        back={{ to: '/', words: 'Go to the home page' }}
      />
    );
  return <BothSides visit={visit.data} side={sideOf(visit.data, viewerId)} />;
}

const didNotTakePlace = (status: Visit['status']) => status === 'cancelled' || status === 'no_show';

function BothSides({ visit, side }: { visit: Visit; side: Side }) {
  const [reviews, setReviews] = useState(false);
  const [viewing, setViewing] = useState(false);
  const { reportCard: card } = visit;
  const otherId = side === 'provider' ? visit.owner?.id : visit.provider.id;
  const isPass = side === 'pet_owner' && (isOpen(visit.status) || isAsked(visit.status));
  const actions = (
    <VisitActions
      visit={visit}
      side={side}
      onReview={() => setReviews(true)}
      contact={
        <>
          {side === 'provider' && (
            <div className="flex flex-wrap justify-center gap-1 empty:hidden">
              <PhoneClient visit={visit} />
            </div>
          )}
          {otherId && <MessageLink to={otherId} name={otherName(visit, side)} wide />}
          {side === 'pet_owner' && (
            <Button wide onClick={() => setViewing(true)}>
              View Profile
            </Button>
          )}
        </>
      }
    />
  );
  return (
    <>
      {isPass ? (
        <BookedPass visit={visit} actions={actions} />
      ) : (
        <>
          <div className="grid gap-4 sm:flex sm:flex-row-reverse sm:items-center sm:justify-end sm:gap-6">
            <div className="grid min-w-0 gap-1">
              <h1 className="wrap-anywhere">{visit.title}</h1>
              <p className="text-l wrap-anywhere">
                {visitStart(visit)}, with {otherName(visit, side)}
              </p>
            </div>
            {!card?.beforeAfter.length && (
              <div className="min-w-0 sm:max-w-1/2">
                <PetPictures pets={visit.pets} />
              </div>
            )}
          </div>
          {side === 'provider' && <AskedTimes visit={visit} />}
          <VisitTicket whole visit={visit} side={side} actions={actions} />
          {side === 'provider' && visit.client && <ClientOfVisit visit={visit} client={visit.client} />}
        </>
      )}
      {(isCheckedIn(visit.status) || isStopped(visit.status)) && <ArrivalSection visit={visit} />}
      {(isCheckedIn(visit.status) || isStopped(visit.status)) && (
        <PriceChangesSection visit={visit} isProvider={side === 'provider'} />
      )}
      {(isOpen(visit.status) || isStopped(visit.status)) && (
        <ConsentsSection visit={visit} isProvider={side === 'provider'} />
      )}
      <IncidentsSection of={{ visitId: visit.id }} />
      {(isCheckedIn(visit.status) || isStopped(visit.status)) && (
        <BillSection visitId={visit.id} phone={side === 'provider' ? clientPhone(visit) : null} />
      )}
      {side === 'provider' && isOpen(visit.status) && visit.client && (
        <AdvanceSection visit={visit} clientId={visit.client.id} />
      )}
      {didNotTakePlace(visit.status) && (
        <FeeSection
          visitId={visit.id}
          isProvider={side === 'provider'}
          isMissed={visit.status !== 'cancelled'}
        />
      )}
      {card && (
        <section aria-labelledby="report-card" className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="report-card">Report card</h2>
            <Button asChild>
              <Link to={href('report-card', { id: visit.id })}>
                <Icon name="print" size="s" />
                Print or share
              </Link>
            </Button>
          </div>
          {cardsOfVisit(visit).map((each, _, all) => (
            <section key={each.card.petId} aria-label={petNames(each.visit.pets)} className="grid gap-4">
              {all.length > 1 && <h3 className="wrap-anywhere">{petNames(each.visit.pets)}</h3>}
              <ReportCardView {...each} />
            </section>
          ))}
          <PortfolioConsent visit={visit} card={card} side={side} />
        </section>
      )}
      <section aria-labelledby="visit-history" className="grid gap-4">
        <h2 id="visit-history">What happened</h2>
        <VisitTimeline visit={visit} />
      </section>
      <LazyPersonDialog
        id={viewing ? visit.provider.id : null}
        as={visit.provider.as}
        inTouch
        onClose={() => setViewing(false)}
      />
      <Suspense>
        {reviews && <ReviewVisit visit={visit} side={side} onClose={() => setReviews(false)} />}
      </Suspense>
    </>
  );
}
