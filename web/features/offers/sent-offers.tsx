import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SentOffer } from '#contract/grooming/offers.ts';
import { href } from '#contract/pages.ts';
import { PersonLine } from '#web/domain/people/person-avatar.tsx';
import { clockTime, dayLeaf, monthDay, shortDate } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { petLine } from '#web/domain/pets/pet-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TicketSkeletons } from '#web/ui/data/skeleton.tsx';
import { DayLeaf, Fact, Facts, Ticket, TicketFigure } from '#web/ui/data/ticket.tsx';
import { VaccinationGaps } from '#web/domain/vaccinations/vaccination-gaps.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { NextPage } from '#web/ui/data/query-list.tsx';
import { minutesOf } from './offer-draft.ts';
import { isUnconfirmed, mayOfferAgain, offerLength, offerStart, offerBadgeOf } from './offer-words.ts';
import type { useSentOffers } from './offers.api.ts';

type SentOffersProps = {
  query: ReturnType<typeof useSentOffers>;
  /** Link to the visits of accepted offers. */
  visitsAt: string;
  /** Renders the button for writing to the pet owner, while the offer is pending or accepted. */
  renderContact: (owner: SentOffer['request']['owner']) => ReactNode;
  empty: ReactNode;
};

/** The viewer's offers, newest first, with loading, error and empty states. */
export function SentOffers({ query, empty, ...ways }: SentOffersProps) {
  if (query.isPending) return <TicketSkeletons label="Loading your offers..." />;
  if (!query.data) return <FailedQuery query={query} title="Your offers did not load" />;
  if (query.data.length === 0) return empty;
  return (
    <>
      <ul className="grid gap-[18px]">
        {query.data.map((offer) => (
          <li key={offer.id} className="min-w-0">
            <SentOfferTicket offer={offer} {...ways} />
          </li>
        ))}
      </ul>
      <NextPage query={query}>Show older ones</NextPage>
    </>
  );
}

type SentOfferProps = Pick<SentOffersProps, 'visitsAt' | 'renderContact'> & { offer: SentOffer };

function SentOfferTicket({ offer, visitsAt, renderContact }: SentOfferProps) {
  const { request, status, message, timeZone } = offer;
  const { words, tone } = offerBadgeOf(offer);
  return (
    <Ticket
      day={<DayLeaf {...dayLeaf(offer.startsAt, timeZone)} />}
      stub={
        <>
          <TicketFigure label="You offered" figure={price(offer.listPrice)}>
            {offer.discount > 0 && (
              <p className="text-s tabular-nums">
                {request.owner.firstName} pays <b>{price(offer.price)}</b>
              </p>
            )}
          </TicketFigure>
          <div className="grid gap-2">
            {status === 'accepted' && (
              <Button asChild wide>
                <Link to={visitsAt}>See visits</Link>
              </Button>
            )}
            {isUnconfirmed(offer) && (
              <Button asChild variant="primary" wide>
                <Link to={href('request', { id: request.id })}>Confirm or change</Link>
              </Button>
            )}
            {mayOfferAgain(offer) && (
              <Button asChild variant="primary" wide>
                <Link to={href('request', { id: request.id })}>Offer again</Link>
              </Button>
            )}
            {(status === 'accepted' || status === 'pending') && renderContact(request.owner)}
            {offer.actions.includes('withdraw') && <WithdrawOffer offer={offer} />}
          </div>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{words}</Badge>
        {status === 'pending' && <ReadMark offer={offer} />}
      </div>
      <div>
        <h3 className="text-[1.375rem] wrap-anywhere">
          <Link to={href('request', { id: request.id })} className="hover:underline">
            {request.title}
          </Link>
        </h3>
        <ul>
          {request.pets.map((pet) => (
            <li key={pet.id} className="wrap-anywhere tabular-nums">
              <b>{pet.name}</b> {petLine(pet)}
            </li>
          ))}
        </ul>
      </div>
      <Facts>
        <Fact icon="clock">
          <b>{offerStart(offer)}</b> ({offerLength(offer)})
        </Fact>
      </Facts>
      <p>
        <PersonLine name={request.owner.firstName} src={request.owner.profileImageUrl} as="pet_owner">
          {request.owner.firstName}, {request.city}
        </PersonLine>
      </p>
      {message && (
        <blockquote className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line text-ink-2">
          <span className="sr-only">Your message: </span>
          {message}
        </blockquote>
      )}
      <VaccinationGaps gaps={offer.vaccinationGaps} asks="You" mends={false} />
    </Ticket>
  );
}

/** Shows whether the pet owner has read the offer, and until when they can answer. */
function ReadMark({ offer: { readAt, expiresAt, timeZone } }: { offer: SentOffer }) {
  return (
    <span className="flex items-center gap-1.5 text-s text-ink-2 tabular-nums">
      <Icon name={readAt ? 'eye' : 'eye-off'} size="s" />
      {readAt ? `Read ${monthDay(readAt)}, ${clockTime(readAt)}` : 'Not read yet'}. Open until{' '}
      {shortDate(expiresAt, timeZone)}.
    </span>
  );
}

/** Button that withdraws a pending offer. The toast can send it again. */
function WithdrawOffer({ offer }: { offer: SentOffer }) {
  const send = useAction('POST /api/applications/grooming-request', {
    done: { title: 'Offer sent', description: offerStart(offer) },
    failed: 'Your offer was not sent',
  });
  const sendAgain = () =>
    send.run({
      body: {
        groomingRequestId: offer.groomingRequestId,
        message: offer.message,
        price: offer.listPrice,
        proposedAt: offer.startsAt,
        minutes: minutesOf(offer),
        termsChangedAt: offer.request.termsChangedAt,
        confirmDistance: true,
      },
    });
  const withdraw = useAction('POST /api/offers/:id/withdraw', {
    done: {
      title: 'Offer withdrawn',
      description: offer.request.title,
      action: { label: 'Undo', onSelect: () => void sendAgain() },
    },
    failed: 'Your offer was not withdrawn',
    otherwise: 'Nothing has changed. Please try again.',
  });
  return (
    <Button
      wide
      busy={withdraw.busy && 'Withdrawing...'}
      onClick={() => void withdraw.run({ params: { id: offer.id } })}
    >
      Withdraw
    </Button>
  );
}
