import { priceFor } from '#contract/grooming/grooming-lifecycle.ts';
import { href } from '#contract/pages.ts';
import { kind } from './kind.ts';
import { fullName } from '../facts/person.ts';
import type { GroomingFacts } from '../facts/grooming.queries.ts';
import { dollars } from '#server/platform/money.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';

const when = ({ startsAt, timeZone, now }: GroomingFacts) => momentInWords(startsAt, timeZone, now);
const price = ({ listPrice, discountPercent }: GroomingFacts) =>
  dollars(priceFor(listPrice, discountPercent).price);
const request = ({ requestId }: GroomingFacts) => href('request', { id: requestId });
const visit = (facts: GroomingFacts) =>
  facts.visit ? href('visit', { id: facts.visit.id }) : request(facts);

/** Kinds of notifications about an offer or its visit. */
export const groomingKinds = {
  offer_received: kind({ category: 'offers', action: 'Compare your offers' }, (facts: GroomingFacts) => ({
    title: `${facts.providerName} offers to groom ${facts.pets}: ${price(facts)}`,
    text: `${facts.providerName} could groom ${facts.pets} on ${when(facts)} for ${price(facts)}.${
      facts.message ? `\n\n"${facts.message}"` : ''
    }\n\nCompare your offers and accept one.`,
    path: request(facts),
  })),
  offer_withdrawn: kind({ category: 'offers', action: 'See your request' }, (facts: GroomingFacts) => ({
    title: `${facts.providerName} took back the offer for ${facts.pets}`,
    text: `${facts.providerName} cannot make it on ${when(facts)} after all. "${facts.title}" stays open for others.`,
    path: request(facts),
  })),
  offer_confirmed: kind({ category: 'offers', action: 'Compare your offers' }, (facts: GroomingFacts) => ({
    title: `${facts.providerName} confirmed the offer for ${facts.pets}: ${price(facts)}`,
    text: `${facts.providerName} has seen your changes and can still groom ${facts.pets} on ${when(facts)} for ${price(facts)}. You can accept the offer now.`,
    path: request(facts),
  })),
  offer_accepted: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (facts: GroomingFacts) => ({
      title: `You are booked: ${facts.pets}, ${when(facts)}`,
      text: `${fullName(facts.petOwner)} accepted your offer for "${facts.title}": ${when(facts)}, ${price(facts)}, ${facts.visit?.address ?? ''}.`,
      path: visit(facts),
    }),
  ),
  /** To the pet owner, who accepted. */
  visit_booked: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (facts: GroomingFacts) => ({
      title: `Booked: ${facts.pets} with ${facts.providerName}, ${when(facts)}`,
      text: `You booked ${facts.providerName} for "${facts.title}": ${when(facts)}, ${price(facts)}, ${facts.visit?.address ?? ''}. You can cancel or write to each other on the page of the visit.`,
      path: visit(facts),
    }),
  ),
  offer_declined: kind({ category: 'offers', action: 'Find other requests' }, (facts: GroomingFacts) => ({
    title: `${facts.petOwner.firstName} chose someone else for ${facts.pets}`,
    text: `Thank you for your offer for "${facts.title}". It was not a match this time; other requests near you are open.`,
    path: href('marketplace', { tab: 'requests' }),
  })),
  /** To the side that did not cancel. */
  visit_cancelled: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (facts: GroomingFacts) => {
      const by = facts.visit?.cancelledBy === 'provider' ? facts.providerName : fullName(facts.petOwner);
      return {
        title: `Cancelled: ${facts.pets}, ${when(facts)}`,
        text: `${by} cancelled the visit on ${when(facts)}: ${facts.visit?.cancelReason ?? 'no reason was given.'}`,
        path: visit(facts),
      };
    },
  ),
  /** To the side that did not cancel. */
  visit_restored: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (facts: GroomingFacts) => ({
      title: `On again: ${facts.pets}, ${when(facts)}`,
      text: `The cancellation was undone. The visit on ${when(facts)} is booked as before.`,
      path: visit(facts),
    }),
  ),
  /** To the side that is reported as a no-show. */
  visit_missed: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (facts: GroomingFacts) => ({
      title: `Missed: ${facts.pets}, ${when(facts)}`,
      text: `${facts.visit?.missedBy === 'provider' ? fullName(facts.petOwner) : facts.providerName} reports that you did not show up for the visit on ${when(facts)}.`,
      path: visit(facts),
    }),
  ),
  bite_filed: kind({ category: 'bookings', action: 'Read and answer' }, (facts: GroomingFacts) => ({
    title: `${facts.providerName} filed a bite by ${facts.pets}`,
    text: `${facts.providerName} filed a bite at the visit on ${when(facts)}. It stays on the record, and other groomers see it before they offer. You can answer it on the page of your pet.`,
    path: visit(facts),
  })),
  report_card: kind({ category: 'bookings', action: 'Read the report card' }, (facts: GroomingFacts) => ({
    title: `${facts.pets}: the report card is here`,
    text: `${facts.providerName} wrote down what was done and what to watch. You can review each other for 14 days.`,
    path: visit(facts),
  })),
  visit_tomorrow: kind(
    { category: 'reminders', action: 'See the visit', pace: 'prompt', whileBooked: true },
    (facts: GroomingFacts, reader: 'provider' | 'petOwner') => ({
      title: `Tomorrow: ${facts.pets}, ${when(facts)}`,
      text: reminder(facts, reader),
      path: visit(facts),
    }),
  ),
  visit_soon: kind(
    { category: 'reminders', action: 'See the visit', pace: 'prompt', whileBooked: true },
    (facts: GroomingFacts, reader: 'provider' | 'petOwner') => ({
      title: `Soon: ${facts.pets}, ${when(facts)}`,
      text: reminder(facts, reader),
      path: visit(facts),
    }),
  ),
};

const reminder = (facts: GroomingFacts, reader: 'provider' | 'petOwner') =>
  `${facts.title} with ${reader === 'provider' ? fullName(facts.petOwner) : facts.providerName}: ${when(facts)}, ${facts.visit?.address ?? ''}. If that has changed for you, please move or cancel the visit now.`;
