import { Link } from 'react-router';
import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import { fewNames } from '#web/domain/pets/pet-words.ts';
import { Button } from '#web/ui/button.tsx';
import { isUnconfirmed, isWelcomeAgain } from './offer-words.ts';
import { grooms } from './offering-as.ts';

/** Maximum number of open offers per request. */
const maxOffers = 8;

type OfferButtonProps = {
  request: RequestCard;
  /** The viewer's id and roles. */
  viewer: { id: string; roles: readonly string[] };
  /** Label of the button; without one, it names the pets. */
  words?: string;
  /** One visible word, where there is little room. */
  short?: boolean;
  onOffer: (request: RequestCard) => void;
};

/** Button to send an offer, or the status of the viewer's own offer. */
export function OfferButton({ request, viewer, words, short = false, onOffer }: OfferButtonProps) {
  const { ownOffer, owner, pets, applicationCount } = request;
  if (owner.id === viewer.id || !grooms(viewer.roles))
    return (
      <Button asChild wide={!short}>
        <Link to={href('request', { id: request.id })}>View request</Link>
      </Button>
    );
  if (ownOffer && isUnconfirmed(ownOffer))
    return (
      <Button asChild variant="primary" wide={!short}>
        <Link to={href('request', { id: request.id })}>Confirm or change</Link>
      </Button>
    );
  const answer = answerOn(request);
  if (answer)
    return (
      <Button wide={!short} disabled>
        {answer}
      </Button>
    );
  if (applicationCount >= maxOffers)
    return (
      <Button wide={!short} disabled>
        All {maxOffers} spots taken
      </Button>
    );
  const label = words ?? `Apply to Groom ${fewNames(pets)}`;
  return (
    <Button
      variant="primary"
      wide={!short}
      className="text-balance"
      aria-label={short ? label : undefined}
      onClick={() => onOffer(request)}
    >
      {short ? label.split(' ')[0] : label}
    </Button>
  );
}

const said = {
  pending: 'Offer sent',
  accepted: 'Booked',
  declined: 'Offer declined',
  withdrawn: null,
  expired: null,
};

const answerOn = (request: RequestCard) =>
  request.ownOffer && !isWelcomeAgain(request.ownOffer, request) && answerTo(request.ownOffer);

/** Whether the viewer has offered and can do no more than wait. */
export const isAnswered = (request: RequestCard): boolean =>
  Boolean(answerOn(request)) && !(request.ownOffer && isUnconfirmed(request.ownOffer));

/** Status that replaces the button; null if the viewer can send another offer. */
const answerTo = ({ status, endedBecause }: NonNullable<RequestCard['ownOffer']>): string | null =>
  endedBecause === 'another_chosen' ? 'Another was chosen' : said[status];
