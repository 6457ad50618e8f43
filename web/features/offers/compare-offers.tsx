import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Offer, Provider } from '#contract/grooming/offers.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { price } from '#web/lib/money.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { ComparedCards } from '#web/ui/data/compared-cards.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { AcceptOffer } from './accept-offer.tsx';
import { OfferColumn } from './offer-column.tsx';
import { offerStart } from './offer-words.ts';

const offerSorts = [
  { value: 'price', label: 'Lowest price' },
  { value: 'soonest', label: 'Soonest' },
  { value: 'rating', label: 'Best rated' },
  { value: 'nearest', label: 'Nearest' },
] as const;
type OfferSort = (typeof offerSorts)[number]['value'];

type Comparison = (one: Offer, other: Offer) => number;

const soonest: Comparison = (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt);
/** Distance for sorting: a mobile provider has none, and one without a known location comes last. */
const milesTo = ({ provider }: Offer): number =>
  provider.mobile ? 0 : (provider.distanceMiles ?? Number.POSITIVE_INFINITY);

const comparisons: Record<OfferSort, Comparison> = {
  price: (one, other) => one.price - other.price || soonest(one, other),
  soonest,
  rating: (one, other) =>
    (other.provider.rating ?? 0) - (one.provider.rating ?? 0) ||
    other.provider.reviewCount - one.provider.reviewCount,
  nearest: (one, other) => Math.sign(milesTo(one) - milesTo(other)) || one.price - other.price,
};

type CompareOffersProps = {
  title: string;
  /** All offers for the request; only pending ones are shown. */
  offers: readonly Offer[];
  /** Details of the request: beside the offers where there is room, else a line above them. */
  brief?: ReactNode;
  onView: (provider: Provider) => void;
  /** Renders the button for writing to a provider. */
  renderContact: (provider: Provider) => ReactNode;
  onBooked: () => void;
};

/**
 * Offers side by side, compared row by row in the chosen order. On a phone, a line for each, and the chosen one below.
 */
export function CompareOffers({ title, offers, brief, onView, renderContact, onBooked }: CompareOffersProps) {
  const [sort, setSort] = useState<OfferSort>('price');
  const titleId = useId();
  const open = inOrder(offers, sort);
  const count = open.length;
  return (
    <section aria-labelledby={titleId} className="grid gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId}>{title}</h2>
        {count > 1 && (
          <div className="flex items-center gap-2">
            <label htmlFor={`${titleId}-sort`} className="text-s text-ink-2">
              Sort
            </label>
            <Select
              id={`${titleId}-sort`}
              className="min-h-11! w-auto py-1.5!"
              options={offerSorts}
              value={sort}
              onChange={({ target }) =>
                setSort(offerSorts.find(({ value }) => value === target.value)?.value ?? 'price')
              }
            />
          </div>
        )}
      </div>
      <div
        className={clsx(
          'grid overflow-hidden rounded-m border border-line bg-card',
          brief && 'xl:grid-cols-[236px_minmax(0,1fr)]',
        )}
      >
        {brief && <div className="bg-accent-soft px-5 py-1 xl:py-5">{brief}</div>}
        <div className="min-w-0">
          <ComparedCards
            items={open}
            renderLine={(offer) => <OfferLine offer={offer} />}
            listClassName="border-b border-line"
            rows="md:row-span-9"
            className="md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]"
          >
            {(offer) => (
              <OfferColumn offer={offer} leading={offer === open[0]} onView={onView}>
                {offer.actions.includes('accept') && (
                  <AcceptOffer
                    onBooked={onBooked}
                    offer={offer}
                    first={offer === open[0]}
                    only={count === 1}
                  />
                )}
                <div className="flex flex-wrap items-center">
                  {renderContact(offer.provider)}
                  {offer.actions.includes('decline') && <DeclineOffer offer={offer} />}
                </div>
              </OfferColumn>
            )}
          </ComparedCards>
        </div>
      </div>
    </section>
  );
}

/** Who, when and for how much. */
function OfferLine({ offer }: { offer: Offer }) {
  const { provider } = offer;
  return (
    <>
      <PersonAvatar size="s" name={provider.name} src={provider.profileImageUrl} as={provider.as} />
      <span className="grid min-w-0 flex-1">
        <b className="wrap-anywhere">{provider.name}</b>
        <span className="flex flex-wrap items-center gap-x-2 text-s text-ink-2 tabular-nums">
          {offerStart(offer)}
          <Rating value={provider.rating} />
        </span>
      </span>
      <b className="min-w-14 text-right tabular-nums">{price(offer.price)}</b>
    </>
  );
}

/** Declines the offer after a confirmation. */
function DeclineOffer({ offer }: { offer: Offer }) {
  const { name } = offer.provider;
  const decline = useAction('POST /api/offers/:id/decline', {
    done: { title: 'Declined', description: `${name} has been notified, politely.` },
    failed: 'It was not declined',
    otherwise: 'Nothing has changed. Please try again.',
  });
  return (
    <ConfirmButton
      variant="quiet"
      aria-label={`Decline ${name}’s offer`}
      onConfirm={() => decline.run({ params: { id: offer.id } })}
      dialog={{
        title: `Decline ${name}?`,
        description: 'We let them know politely. They cannot make another offer for this request.',
        cancel: 'Keep it',
        confirm: 'Decline',
        busy: decline.busy && 'Declining...',
      }}
    >
      Decline
    </ConfirmButton>
  );
}

/** Pending offers in the chosen order. */
const inOrder = (offers: readonly Offer[], sort: OfferSort): Offer[] =>
  offers.filter(({ status }) => status === 'pending').toSorted(comparisons[sort]);
