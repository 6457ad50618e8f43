import type { RequestTerm } from '#contract/grooming/grooming-lifecycle.ts';
import { href } from '#contract/pages.ts';
import { kind } from '../kind.ts';
import type { findRequestFacts } from '../facts/grooming.queries.ts';

type RequestFacts = NonNullable<Awaited<ReturnType<typeof findRequestFacts>>>;

const list = new Intl.ListFormat('en-US');
const termWords: Record<RequestTerm, string> = {
  services: 'the services',
  pets: 'the pets',
  place: 'the place',
  where: 'whether you come or they travel',
  date: 'the date',
};

/** Kinds of notifications about a request. */
export const requestKinds = {
  request_expired: kind(
    { category: 'offers', action: 'Ask again' },
    ({ pets, title }: RequestFacts, id: string) => ({
      title: `Your request for ${pets} has expired`,
      text: `No offer was accepted for "${title}" in time. You can ask again, with another day or budget.`,
      path: href('request', { id }),
    }),
  ),
  /** To providers with open offers. */
  request_cancelled: kind(
    { category: 'offers', action: 'Find other requests' },
    ({ pets, title, cancelReason, petOwner }: RequestFacts) => ({
      title: `Cancelled: the request for ${pets}`,
      text: `${petOwner.firstName} cancelled "${title}": ${cancelReason ?? 'no reason was given.'}\n\nYour offer has ended with it; other requests near you are open.`,
      path: href('marketplace', { tab: 'requests' }),
    }),
  ),
  /** To providers whose open offers need their confirmation. */
  offer_to_confirm: kind(
    { category: 'offers', action: 'Confirm or change', pace: 'prompt' },
    ({ pets, title, petOwner }: RequestFacts, id: string, terms: RequestTerm[]) => ({
      title: `Confirm or change your offer for ${pets}`,
      text: `${petOwner.firstName} changed "${title}": ${list.format(terms.map((term) => termWords[term]))}. Your offer waits for you. Please read the request again, then confirm your offer or send it with another price or time. Until then it cannot be accepted.`,
      path: href('request', { id }),
    }),
  ),
  /** To providers whose offers were not chosen. */
  request_reopened: kind(
    { category: 'offers', action: 'See the request' },
    ({ pets, title, petOwner }: RequestFacts, id: string) => ({
      title: `Open again: ${pets}`,
      text: `${petOwner.firstName} had chosen someone else for "${title}", but the visit will not take place. The request is open again, and you may send a new offer.`,
      path: href('request', { id }),
    }),
  ),
  request_asked: kind(
    { category: 'offers', action: 'Send an offer' },
    ({ pets, title, petOwner, again }: RequestFacts, id: string) => ({
      title: `${petOwner.firstName} asks you${again ? ' again' : ''}: ${pets}`,
      text: again
        ? `You groomed ${pets} before. ${petOwner.firstName} would like "${title}" again, and asked for you by name.`
        : `${petOwner.firstName} would like "${title}" for ${pets}, and asked for you by name.`,
      path: href('request', { id }),
    }),
  ),
  /** To providers with open offers, which stay as they are. */
  request_edited: kind(
    { category: 'offers', action: 'See the request', channels: ['inApp'] },
    ({ pets, title, petOwner }: RequestFacts, id: string) => ({
      title: `${petOwner.firstName} edited the request for ${pets}`,
      text: `Your offer for "${title}" stays as it is.`,
      path: href('request', { id }),
    }),
  ),
};
