import { priceFor } from '#contract/grooming/grooming-lifecycle.ts';
import type { RequestTerm } from '#contract/grooming/grooming-lifecycle.ts';
import { href } from '#contract/pages.ts';
import { daysBetween } from '#reference/calendar-days.ts';
import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';
import { coats } from '#reference/coats.ts';
import { intervalWeeks } from '#reference/grooming-intervals.ts';
import type { findDuePet, findRequestFacts, GroomingFacts } from './grooming.queries.ts';
import { fullName } from './notify.ts';
import type { NotificationMail } from './notify.ts';
import { dollars } from '#server/platform/money.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';

const when = ({ startsAt, timeZone, now }: GroomingFacts) => momentInWords(startsAt, timeZone, now);
const price = ({ listPrice, discountPercent }: GroomingFacts) =>
  dollars(priceFor(listPrice, discountPercent).price);
const request = ({ requestId }: GroomingFacts) => href('request', { id: requestId });
const visit = (facts: GroomingFacts) =>
  facts.visit ? href('visit', { id: facts.visit.id }) : request(facts);

/** Mail templates about grooming by event: short, with the meaning and a link to continue. */
export const groomingTemplates = {
  offered: (facts: GroomingFacts): NotificationMail => ({
    subject: `${facts.providerName} offers to groom ${facts.pets}: ${price(facts)}`,
    text: `${facts.providerName} could groom ${facts.pets} on ${when(facts)} for ${price(facts)}.${
      facts.message ? `\n\n"${facts.message}"` : ''
    }\n\nCompare your offers and accept one.`,
    path: request(facts),
  }),
  taken_back: (facts: GroomingFacts): NotificationMail => ({
    subject: `${facts.providerName} took back the offer for ${facts.pets}`,
    text: `${facts.providerName} cannot make it on ${when(facts)} after all. "${facts.title}" stays open for others.`,
    path: request(facts),
  }),
  confirmed: (facts: GroomingFacts): NotificationMail => ({
    subject: `${facts.providerName} confirmed the offer for ${facts.pets}: ${price(facts)}`,
    text: `${facts.providerName} has seen your changes and can still groom ${facts.pets} on ${when(facts)} for ${price(facts)}. You can accept the offer now.`,
    path: request(facts),
  }),
  accepted: (facts: GroomingFacts): NotificationMail => ({
    subject: `You are booked: ${facts.pets}, ${when(facts)}`,
    text: `${fullName(facts.petOwner)} accepted your offer for "${facts.title}": ${when(facts)}, ${price(facts)}, ${facts.visit?.address ?? ''}.`,
    path: visit(facts),
  }),
  /** To the pet owner, who accepted. */
  booked: (facts: GroomingFacts): NotificationMail => ({
    subject: `Booked: ${facts.pets} with ${facts.providerName}, ${when(facts)}`,
    text: `You booked ${facts.providerName} for "${facts.title}": ${when(facts)}, ${price(facts)}, ${facts.visit?.address ?? ''}. You can cancel or write to each other on the page of the visit.`,
    path: visit(facts),
  }),
  declined: (facts: GroomingFacts): NotificationMail => ({
    subject: `${facts.petOwner.firstName} chose someone else for ${facts.pets}`,
    text: `Thank you for your offer for "${facts.title}". It was not a match this time; other requests near you are open.`,
    path: href('marketplace', { tab: 'requests' }),
  }),
  /** To the side that did not cancel. */
  cancelled: (facts: GroomingFacts): NotificationMail => {
    const by = facts.visit?.cancelledBy === 'provider' ? facts.providerName : fullName(facts.petOwner);
    return {
      subject: `Cancelled: ${facts.pets}, ${when(facts)}`,
      text: `${by} cancelled the visit on ${when(facts)}: ${facts.visit?.cancelReason ?? 'no reason was given'}`,
      path: visit(facts),
    };
  },
  /** To the side that is reported as a no-show. */
  missed: (facts: GroomingFacts): NotificationMail => ({
    subject: `Missed: ${facts.pets}, ${when(facts)}`,
    text: `${facts.visit?.missedBy === 'provider' ? fullName(facts.petOwner) : facts.providerName} reports that you did not show up for the visit on ${when(facts)}.`,
    path: visit(facts),
  }),
  bite_filed: (facts: GroomingFacts): NotificationMail => ({
    subject: `${facts.providerName} filed a bite by ${facts.pets}`,
    text: `${facts.providerName} filed a bite at the visit on ${when(facts)}. It stays on the record, and other groomers see it before they offer. You can answer it on the page of your pet.`,
    path: visit(facts),
  }),
  completed: (facts: GroomingFacts): NotificationMail => ({
    subject: `${facts.pets}: the report card is here`,
    text: `${facts.providerName} wrote down what was done and what to watch. You can review each other for 14 days.`,
    path: visit(facts),
  }),
};

type RequestFacts = NonNullable<Awaited<ReturnType<typeof findRequestFacts>>>;

const list = new Intl.ListFormat('en-US');
const termWords: Record<RequestTerm, string> = {
  services: 'the services',
  pets: 'the pets',
  place: 'the place',
  where: 'whether you come or they travel',
  date: 'the date',
};

export const requestTemplates = {
  expired: ({ pets, title }: RequestFacts, id: string): NotificationMail => ({
    subject: `Your request for ${pets} has expired`,
    text: `No offer was accepted for "${title}" in time. You can ask again, with another day or budget.`,
    path: href('request', { id }),
  }),
  /** To providers with open offers. */
  cancelled: ({ pets, title, cancelReason, petOwner }: RequestFacts): NotificationMail => ({
    subject: `Cancelled: the request for ${pets}`,
    text: `${petOwner.firstName} cancelled "${title}": ${cancelReason ?? 'no reason was given'}\nYour offer has ended with it; other requests near you are open.`,
    path: href('marketplace', { tab: 'requests' }),
  }),
  /** To providers whose open offers need their confirmation. */
  changed: ({ pets, title, petOwner }: RequestFacts, id: string, terms: RequestTerm[]): NotificationMail => ({
    subject: `Confirm or change your offer for ${pets}`,
    text: `${petOwner.firstName} changed "${title}": ${list.format(terms.map((term) => termWords[term]))}. Your offer waits for you. Please read the request again, then confirm your offer or send it with another price or time. Until then it cannot be accepted.`,
    path: href('request', { id }),
  }),
  /** To providers whose offers were not chosen. */
  open_again: ({ pets, title, petOwner }: RequestFacts, id: string): NotificationMail => ({
    subject: `Open again: ${pets}`,
    text: `${petOwner.firstName} had chosen someone else for "${title}", but the visit will not take place. The request is open again, and you may send a new offer.`,
    path: href('request', { id }),
  }),
  asked: ({ pets, title, petOwner }: RequestFacts, id: string): NotificationMail => ({
    subject: `${petOwner.firstName} asks you again: ${pets}`,
    text: `You groomed ${pets} before. ${petOwner.firstName} would like "${title}" again, and asked for you by name.`,
    path: href('request', { id }),
  }),
};

type DuePet = NonNullable<Awaited<ReturnType<typeof findDuePet>>>;

export function dueTemplate(
  { name, species, coat, groomedAt, advisedWeeks, last }: DuePet,
  now: Date,
): NotificationMail {
  const days = daysBetween(groomedAt.slice(0, 10), now.toISOString().slice(0, 10));
  const code = (coat ?? 'smooth') as CoatCode;
  const reason = advisedWeeks
    ? `${last?.providerName ?? 'Your groomer'} advised the next visit after ${advisedWeeks === 1 ? '1 week' : `${advisedWeeks} weeks`}.`
    : `A ${coats[code].label.toLowerCase()} coat is usually groomed every ${intervalWeeks(species as Species, code)} weeks.`;
  const again = last
    ? `Book ${last.providerName} again, same services, in one tap:`
    : 'Ask the groomers near you:';
  return {
    subject: `${name} is due for grooming`,
    text: `${name} was last groomed ${days} days ago. ${reason}\n\n${again}`,
    path: last ? href('visit', { id: last.visitId }) : href('pet-owner-dashboard'),
  };
}
