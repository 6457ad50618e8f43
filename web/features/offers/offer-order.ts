import type { Offer } from '#contract/grooming/offers.ts';

export const offerSorts = [
  { value: 'price', label: 'Lowest price' },
  { value: 'soonest', label: 'Soonest' },
  { value: 'rating', label: 'Best rated' },
  { value: 'nearest', label: 'Nearest' },
] as const;
export type OfferSort = (typeof offerSorts)[number]['value'];

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

/** Pending offers in the chosen order. */
export const inOrder = (offers: readonly Offer[], sort: OfferSort): Offer[] =>
  offers.filter(({ status }) => status === 'pending').toSorted(comparisons[sort]);
