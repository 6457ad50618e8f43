import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Offer, Provider } from '#contract/grooming/offers.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { useCarousel } from '#web/ui/data/use-carousel.ts';
import { AcceptOffer } from './accept-offer.tsx';
import { DeclineOffer } from './decline-offer.tsx';
import { OfferColumn } from './offer-column.tsx';
import { inOrder, offerSorts } from './offer-order.ts';
import type { OfferSort } from './offer-order.ts';

type CompareOffersProps = {
  title: string;
  /** All offers for the request; only pending ones are shown. */
  offers: readonly Offer[];
  /** Details of the request, shown beside the offers. */
  brief?: ReactNode;
  onView: (provider: Provider) => void;
  /** Renders the button for writing to a provider. */
  renderContact: (provider: Provider) => ReactNode;
};

/**
 * Offers side by side, compared row by row in the chosen order. On a phone, one at a time with swiping or
 * buttons.
 */
export function CompareOffers({ title, offers, brief, onView, renderContact }: CompareOffersProps) {
  const [sort, setSort] = useState<OfferSort>('price');
  const { row, current, goTo, onScroll } = useCarousel<HTMLUListElement>();
  const titleId = useId();
  const open = inOrder(offers, sort);
  const count = open.length;
  const shown = Math.min(current, count - 1);
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
          {count > 1 && (
            <div className="flex items-center justify-end border-b border-line pl-5 md:hidden">
              <IconButton
                icon="left"
                label="Previous offer"
                disabled={shown === 0}
                onClick={() => goTo(shown - 1)}
              />
              <span className="text-s tabular-nums" aria-live="polite">
                {shown + 1} of {count}
              </span>
              <IconButton
                icon="right"
                label="Next offer"
                disabled={shown === count - 1}
                onClick={() => goTo(shown + 1)}
              />
            </div>
          )}
          <ul
            ref={row}
            onScroll={onScroll}
            className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth md:grid md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] md:overflow-hidden"
          >
            {open.map((offer, index) => (
              <li
                key={offer.id}
                className="w-full flex-none snap-start snap-always md:row-span-9 md:-mt-px md:-ml-px md:grid md:w-auto md:grid-rows-subgrid md:border-t md:border-l md:border-line"
              >
                <OfferColumn offer={offer} leading={index === 0} onView={onView}>
                  {offer.actions.includes('accept') && (
                    <AcceptOffer offer={offer} first={index === 0} only={count === 1} />
                  )}
                  <div className="flex flex-wrap items-center">
                    {renderContact(offer.provider)}
                    {offer.actions.includes('decline') && <DeclineOffer offer={offer} />}
                  </div>
                </OfferColumn>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
