import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { isAsked, isCheckedIn, isCompleted, isOpen, isStopped } from '#contract/visits/visit-status.ts';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { AdvanceSection } from '#web/features/bills/advance-section.tsx';
import { BillSection } from '#web/features/bills/bill-section.tsx';
import { FeeSection } from '#web/features/cancellation-policies/fee-section.tsx';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { PortfolioConsent } from '#web/features/visits/report-cards/portfolio-consent.tsx';
import { ConsentsSection } from '#web/features/consents/consents-section.tsx';
import { IncidentsSection } from '#web/features/incidents/incidents-section.tsx';
import { PriceChangesSection } from '#web/features/price-changes/price-changes-section.tsx';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { cardsOfVisit } from '#web/features/visits/report-cards/cards-of-visit.ts';
import { ClientOfVisit } from '#web/features/visits/client/client-of-visit.tsx';
import { ReportCardView } from '#web/features/visits/report-cards/report-card.tsx';
import { ArrivalSection } from '#web/features/visits/arrival-section.tsx';
import { VisitActions } from '#web/features/visits/visit-actions.tsx';
import { MailPerson, PhonePerson } from '#web/domain/client-messages/reach-person.tsx';
import { MenuItem } from '#web/ui/overlays/menu.tsx';
import { PhoneClient } from '#web/features/day/reach-client.tsx';
import { TextsOfVisit } from '#web/features/day/texts/texts-to-tell.tsx';
import { AskedTimes } from '#web/features/client-links/asked-times.tsx';
import { WholeVisit } from '#web/features/visits/whole-visit.tsx';
import { VisitTimeline } from '#web/features/visits/visit-timeline.tsx';
import { clientWays } from '#web/domain/visits/visit-client.ts';
import { otherName, sideOf } from '#web/features/visits/visit-words.ts';
import type { Side } from '#web/features/visits/visit-words.ts';
import { useVisit } from '#web/features/visits/visits.api.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { TicketSkeletons } from '#web/ui/data/skeleton.tsx';
import { LazyPersonDialog } from '../parts/lazy-person-dialog.tsx';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { WayBack } from '#web/domain/site/way-back.tsx';
import { NotFoundOrFailed } from '../parts/not-found-or-failed.tsx';
import { NextNotBooked } from './next-not-booked.tsx';
import { NextOfDay } from './next-of-day.tsx';

const BookNextByVisit = lazyPart(() => import('#web/features/booking-page/book-next-by-visit.tsx'));
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
        <div className="wrap grid gap-8 pt-4 pb-16 lg:pt-8">
          <OneVisit key={id} id={id} viewerId={session.user.id} />
        </div>
      )}
    </SignedIn>
  );
}

function OneVisit({ id, viewerId }: { id: string; viewerId: string }) {
  const visit = useVisit(id);
  if (visit.isPending)
    return (
      <>
        <WayBack />
        <TicketSkeletons count={1} label="Loading the visit..." />
      </>
    );
  if (!visit.data)
    return (
      <NotFoundOrFailed
        query={visit}
        what="visit"
        absent="Only the two people it belongs to can see it."
        back={{ to: '/', words: 'Go to the home page' }}
      />
    );
  const side = sideOf(visit.data, viewerId);
  return (
    <>
      {side === 'provider' ? (
        <WayBack to={href('day')}>Day</WayBack>
      ) : (
        <WayBack to={href('calendar')}>Calendar</WayBack>
      )}
      <BothSides visit={visit.data} side={side} />
    </>
  );
}

const didNotTakePlace = (status: Visit['status']) => status === 'cancelled' || status === 'no_show';

/** Whether its client hears of changes only by a text of the provider's phone. */
const isTextedOnly = (visit: Visit) =>
  visit.client !== null && !visit.client.toldBy && clientWays(visit).text !== null;

function BothSides({ visit, side }: { visit: Visit; side: Side }) {
  const [reviews, setReviews] = useState(false);
  const [viewing, setViewing] = useState(false);
  const { reportCard: card, status } = visit;
  const isProvider = side === 'provider';
  const otherId = isProvider ? visit.owner?.id : visit.provider.id;
  const wasStarted = isCheckedIn(status) || isStopped(status);
  // After the check-out its receipt is what the provider looks for.
  const isPaidFirst = isProvider && isCompleted(status);
  const bill = wasStarted && (
    <BillSection visitId={visit.id} phone={isProvider ? clientWays(visit).text : null} />
  );
  const mayBookNext = !isProvider && visit.source !== 'marketplace' && !isOpen(status) && !isAsked(status);
  const acts = (
    <>
      {mayBookNext && (
        <Suspense>
          <BookNextByVisit visitId={visit.id} />
        </Suspense>
      )}
      <VisitActions
        visit={visit}
        side={side}
        onReview={() => setReviews(true)}
        contact={
          <>
            <PhoneOf visit={visit} side={side} />
            {otherId && <MessageLink to={otherId} name={otherName(visit, side)} variant="quiet" />}
          </>
        }
        more={!isProvider && <MenuItem onSelect={() => setViewing(true)}>View profile</MenuItem>}
      />
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isProvider && <NextNotBooked visit={visit} />}
        {isProvider && <NextOfDay visit={visit} />}
        {isProvider && <AskedTimes visit={visit} />}
        {isPaidFirst && bill}
        <WholeVisit visit={visit} side={side} acts={acts} />
        {isProvider && isTextedOnly(visit) && <TextsOfVisit visitId={visit.id} />}
        {wasStarted && <ArrivalSection visit={visit} />}
        {wasStarted && <PriceChangesSection visit={visit} isProvider={isProvider} />}
        <IncidentsSection of={{ visitId: visit.id }} />
        {!isPaidFirst && bill}
        {didNotTakePlace(status) && (
          <FeeSection
            visitId={visit.id}
            isProvider={isProvider}
            provider={visit.provider.name}
            isMissed={status !== 'cancelled'}
          />
        )}
      </div>
      {card && (
        <section
          id="report-card"
          aria-labelledby="report-card-title"
          className="grid scroll-mt-4 gap-4 lg:col-span-2 lg:row-start-2"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="report-card-title">Report card</h2>
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:col-start-2 lg:row-start-1">
        <div className="card calm-sections grid grid-cols-[minmax(0,1fr)] empty:hidden!">
          {isProvider && visit.client && <ClientOfVisit visit={visit} client={visit.client} />}
          {(isOpen(status) || isStopped(status)) && <ConsentsSection visit={visit} isProvider={isProvider} />}
          {isProvider && isOpen(status) && visit.client && (
            <AdvanceSection visit={visit} clientId={visit.client.id} />
          )}
        </div>
        <section aria-labelledby="visit-history" className="grid gap-4">
          <h2 id="visit-history" className="text-h4">
            What happened
          </h2>
          <VisitTimeline visit={visit} />
        </section>
      </div>
      <LazyPersonDialog
        id={viewing ? visit.provider.id : null}
        as={visit.provider.as}
        inTouch
        onClose={() => setViewing(false)}
      />
      <Suspense>
        {reviews && <ReviewVisit visit={visit} side={side} onClose={() => setReviews(false)} />}
      </Suspense>
    </div>
  );
}

/** A call, a text and a mail to the other side, where they share their number and address. */
function PhoneOf({ visit, side }: { visit: Visit; side: Side }) {
  const email = side === 'provider' ? clientWays(visit).mail : visit.email;
  const mail = email && <MailPerson name={otherName(visit, side)} email={email} />;
  if (side === 'provider')
    return (
      <>
        <PhoneClient visit={visit} />
        {mail}
      </>
    );
  return (
    <>
      {visit.phone && <PhonePerson name={visit.provider.name} phone={visit.phone} />}
      {mail}
    </>
  );
}
