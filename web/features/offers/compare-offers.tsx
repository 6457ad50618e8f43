import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Offer, Provider } from '#contract/grooming/offers.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { ComparedCards } from '#web/ui/data/compared-cards.tsx';
import { AcceptOffer } from './accept-offer.tsx';
import { DeclineOffer } from './decline-offer.tsx';
import { OfferColumn } from './offer-column.tsx';
import { inOrder, offerSorts } from './offer-order.ts';
import type { OfferSort } from './offer-order.ts';

type CompareOffersProps = {
  title: string;
  /** All offers for the request; only pending ones are shown. */
  offers: readonly Offer[];
  /** Details of the request, shown next to the offers. */
  brief?: ReactNode;
  onView: (provider: Provider) => void;
  /** Renders the button for writing to a provider. */
  renderContact: (provider: Provider) => ReactNode;
  onBooked: () => void;
};

/**
 * Offers side by side, compared row by row in the chosen order. On a phone, one at a time with swiping or
 * buttons.
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
        {brief && <div className="bg-accent-soft p-5">{brief}</div>}
        <div className="min-w-0">
          <ComparedCards
            items={open}
            noun="offer"
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
