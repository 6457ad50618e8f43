import { useQueryClient } from '@tanstack/react-query';
import type { RequestDetail } from '#contract/grooming/grooming-requests.ts';
import { markOffered } from '#web/features/grooming-requests/requests.api.ts';
import { RequestTicket } from '#web/features/grooming-requests/request-ticket.tsx';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { useUserType } from '#web/features/identity/user-type.tsx';
import { OfferButton } from '#web/features/offers/offer-button.tsx';
import { valuesOfOffer } from '#web/features/offers/offer-draft.ts';
import { isUnconfirmed } from '#web/features/offers/offer-words.ts';
import { useSentOffers } from '#web/features/offers/offers.api.ts';
import { UnconfirmedOffer } from '#web/features/offers/unconfirmed-offer.tsx';
import { grooms, offeringAs } from '#web/features/offers/offering-as.ts';
import { useOffering } from '#web/features/offers/use-offering.tsx';
import { PassRequest } from '#web/domain/visits/answers/pass-request.tsx';
import { ReportButton } from '#web/domain/reports/report-button.tsx';
import { PetPictures } from '../parts/pet-pictures.tsx';
import { MessageLink } from '#web/domain/people/message-link.tsx';

type OpenRequestProps = { request: RequestDetail; session: SessionReply };

/** A provider's view of a request: all details and the offer button. */
export function OpenRequest({ request, session }: OpenRequestProps) {
  const client = useQueryClient();
  const { userType } = useUserType();
  const as = offeringAs(session.user.roles, userType);
  const offering = useOffering({ as, mark: (id, ownOffer) => markOffered(client, id, ownOffer) });
  const offers = useSentOffers(request.ownOffer !== null && isUnconfirmed(request.ownOffer));
  const unconfirmed = offers.data?.find(
    ({ id, ...offer }) => id === request.ownOffer?.id && isUnconfirmed(offer),
  );
  return (
    <>
      <h1 className="wrap-anywhere">{request.title}</h1>
      <PetPictures pets={request.pets} owner={{ id: request.owner.id, name: request.owner.firstName }} />
      <RequestTicket
        whole
        request={request}
        reliability={request.reliability}
        action={
          <>
            {unconfirmed ? (
              <UnconfirmedOffer
                offer={unconfirmed}
                request={request}
                as={as}
                onChange={() => offering.begin(request, valuesOfOffer(unconfirmed))}
              />
            ) : (
              grooms(session.user.roles) && (
                <OfferButton
                  request={request}
                  viewer={session.user}
                  onOffer={offering.begin}
                  {...(as === 'business' ? { words: 'Offer Services' } : {})}
                />
              )
            )}
            <MessageLink to={request.owner.id} name={request.owner.firstName} wide />
            {request.actions.includes('pass') && (
              <PassRequest wide requestId={request.id} ownerName={request.owner.firstName} />
            )}
          </>
        }
      />
      <ReportButton
        reported={{ kind: 'listing', id: request.id, name: request.owner.firstName }}
        ownerId={request.owner.id}
        label="Report this request"
        words="Report this request"
      />
      {offering.dialog}
    </>
  );
}
