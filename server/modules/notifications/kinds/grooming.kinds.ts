import { reliabilityRules } from '#contract/reliability.ts';
import { closesAfterHours, priceFor } from '#contract/grooming/grooming-lifecycle.ts';
import { href } from '#contract/pages.ts';
import { whatToBring } from '#reference/what-to-bring.ts';
import { kind } from '../kind.ts';
import { fullName } from '../person.ts';
import type { GroomingFacts } from '../facts/grooming.queries.ts';
import { dollars } from '#server/platform/money.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';

const when = ({ startsAt, timeZone, now }: GroomingFacts) => momentInWords(startsAt, timeZone, now);
const price = ({ listPrice, discountPercent }: GroomingFacts) =>
  dollars(priceFor(listPrice, discountPercent).price);
const request = ({ requestId }: GroomingFacts) => href('request', { id: requestId });
const visit = (facts: GroomingFacts) =>
  facts.visit ? href('visit', { id: facts.visit.id }) : request(facts);

const whoMissed = (facts: GroomingFacts) =>
  facts.visit?.missedBy === 'provider' ? facts.providerName : fullName(facts.petOwner);

const bringLine = ({ visit: booked }: GroomingFacts) => {
  const bring = booked ? whatToBring(booked) : [];
  return bring.length > 0 ? ` Please bring: ${bring.join('; ')}.` : '';
};

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
      text: `${fullName(facts.petOwner)} accepted your offer for "${facts.title}": ${when(facts)}, ${price(facts)}, ${facts.visit?.address ?? ''}.${
        facts.visit?.ownerPhone ? ` Phone of ${facts.petOwner.firstName}: ${facts.visit.ownerPhone}.` : ''
      }`,
      path: visit(facts),
    }),
  ),
  /** To the pet owner, who accepted. */
  visit_booked: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (facts: GroomingFacts) => ({
      title: `Booked: ${facts.pets} with ${facts.providerName}, ${when(facts)}`,
      text: `You booked ${facts.providerName} for "${facts.title}": ${when(facts)}, ${price(facts)}, ${facts.visit?.address ?? ''}.${
        facts.visit?.providerPhone ? ` Phone: ${facts.visit.providerPhone}.` : ''
      }${bringLine(facts)}\n\nYou can cancel or write to each other on the page of the visit.`,
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
      text: `${facts.visit?.missedBy === 'provider' ? fullName(facts.petOwner) : facts.providerName} reports that you did not show up for the visit on ${when(facts)}. Please agree or contest it on the page of the visit. Without an answer from you it stands after ${reliabilityRules.contestHours} hours.`,
      path: visit(facts),
    }),
  ),
  /** To the side that reported it. */
  visit_no_show_contested: kind(
    { category: 'bookings', action: 'Read and answer' },
    (facts: GroomingFacts) => ({
      title: `Contested: ${facts.pets}, ${when(facts)}`,
      text: `${whoMissed(facts)} says that they were there. The no-show counts for neither of you until you agree or an admin has decided. If they are right, take it back.`,
      path: visit(facts),
    }),
  ),
  /** To the side that reported it. */
  visit_no_show_accepted: kind({ category: 'bookings', action: 'See the visit' }, (facts: GroomingFacts) => ({
    title: `${whoMissed(facts)} agrees about ${when(facts)}`,
    text: `${whoMissed(facts)} says that they were not there. The no-show of the visit for ${facts.pets} stands.`,
    path: visit(facts),
  })),
  /** To the side that was said to have missed it. */
  visit_no_show_withdrawn: kind(
    { category: 'bookings', action: 'See the visit' },
    (facts: GroomingFacts) => ({
      title: `No no-show: ${facts.pets}, ${when(facts)}`,
      text: `The no-show of the visit on ${when(facts)} was taken back and does not count.`,
      path: visit(facts),
    }),
  ),
  /** To the provider. */
  visit_to_record: kind({ category: 'reminders', action: 'Close the visit' }, (facts: GroomingFacts) => ({
    title: `How was ${facts.pets}?`,
    text: `The visit on ${when(facts)} is not closed yet. Check ${facts.pets} in and write the report card, or say by tomorrow evening that nobody came. A visit that nobody closes ends after ${closesAfterHours} hours and counts for neither of you.`,
    path: visit(facts),
  })),
  /** To the pet owner. */
  visit_not_recorded: kind({ category: 'reminders', action: 'See the visit' }, (facts: GroomingFacts) => ({
    title: `Did ${facts.providerName} groom ${facts.pets}?`,
    text: `${facts.providerName} has not recorded the visit on ${when(facts)} yet. If nobody came, say so by tomorrow evening.`,
    path: visit(facts),
  })),
  visit_not_closed: kind({ category: 'bookings', action: 'See the visit' }, (facts: GroomingFacts) => ({
    title: `Not closed: ${facts.pets}, ${when(facts)}`,
    text: `Nobody said how the visit on ${when(facts)} went, so it has ended. It counts for neither of you.`,
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
