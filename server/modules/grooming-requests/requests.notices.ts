import type { RequestTerm } from '#contract/grooming/grooming-lifecycle.ts';
import { href } from '#contract/pages.ts';
import { findPerson, kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { priceInWords, timeInWords } from './grooming-in-words.ts';
import {
  findGroomingNews,
  findOfferingProviders,
  findPassedOver,
  findRequestNews,
  findUnconfirmedProviders,
  findWaitingProviders,
} from './notices.queries.ts';
import type { GroomingNews, RequestNews } from './notices.queries.ts';

const requestPage = ({ requestId }: GroomingNews) => href('request', { id: requestId });

const list = new Intl.ListFormat('en-US');
const termWords: Record<RequestTerm, string> = {
  services: 'the services',
  pets: 'the pets',
  place: 'the place',
  where: 'whether you come or they travel',
  date: 'the date',
};

const offerKinds = {
  offer_received: kind({ category: 'offers', action: 'Compare your offers' }, (news: GroomingNews) => ({
    title: `${news.providerName} offers to groom ${news.pets}: ${priceInWords(news)}`,
    text: `${news.providerName} could groom ${news.pets} on ${timeInWords(news)} for ${priceInWords(news)}.${
      news.message ? `\n\n"${news.message}"` : ''
    }\n\nCompare your offers and accept one.`,
    path: requestPage(news),
  })),
  offer_withdrawn: kind({ category: 'offers', action: 'See your request' }, (news: GroomingNews) => ({
    title: `${news.providerName} took back the offer for ${news.pets}`,
    text: `${news.providerName} cannot make it on ${timeInWords(news)} after all. "${news.title}" stays open for others.`,
    path: requestPage(news),
  })),
  offer_confirmed: kind({ category: 'offers', action: 'Compare your offers' }, (news: GroomingNews) => ({
    title: `${news.providerName} confirmed the offer for ${news.pets}: ${priceInWords(news)}`,
    text: `${news.providerName} has seen your changes and can still groom ${news.pets} on ${timeInWords(news)} for ${priceInWords(news)}. You can accept the offer now.`,
    path: requestPage(news),
  })),
  offer_declined: kind({ category: 'offers', action: 'Find other requests' }, (news: GroomingNews) => ({
    title: `${news.petOwner.firstName} chose someone else for ${news.pets}`,
    text: `Thank you for your offer for "${news.title}". It was not a match this time; other requests near you are open.`,
    path: href('marketplace', { tab: 'requests' }),
  })),
};

const requestKinds = {
  request_expired: kind(
    { category: 'offers', action: 'Ask again' },
    ({ pets, title }: RequestNews, id: string) => ({
      title: `Your request for ${pets} has expired`,
      text: `No offer was accepted for "${title}" in time. You can ask again, with another day or budget.`,
      path: href('request', { id }),
    }),
  ),
  /** To providers with open offers. */
  request_cancelled: kind(
    { category: 'offers', action: 'Find other requests' },
    ({ pets, title, cancelReason, petOwner }: RequestNews) => ({
      title: `Cancelled: the request for ${pets}`,
      text: `${petOwner.firstName} cancelled "${title}": ${cancelReason ?? 'no reason was given.'}\n\nYour offer has ended with it; other requests near you are open.`,
      path: href('marketplace', { tab: 'requests' }),
    }),
  ),
  /** To providers whose open offers need their confirmation. */
  offer_to_confirm: kind(
    { category: 'offers', action: 'Confirm or change', pace: 'prompt' },
    ({ pets, title, petOwner }: RequestNews, id: string, terms: RequestTerm[]) => ({
      title: `Confirm or change your offer for ${pets}`,
      text: `${petOwner.firstName} changed "${title}": ${list.format(terms.map((term) => termWords[term]))}. Your offer waits for you. Please read the request again, then confirm your offer or send it with another price or time. Until then it cannot be accepted.`,
      path: href('request', { id }),
    }),
  ),
  /** To providers whose offers were not chosen. */
  request_reopened: kind(
    { category: 'offers', action: 'See the request' },
    ({ pets, title, petOwner }: RequestNews, id: string) => ({
      title: `Open again: ${pets}`,
      text: `${petOwner.firstName} had chosen someone else for "${title}", but the visit will not take place. The request is open again, and you may send a new offer.`,
      path: href('request', { id }),
    }),
  ),
  request_asked: kind(
    { category: 'offers', action: 'Send an offer' },
    ({ pets, title, petOwner, again }: RequestNews, id: string) => ({
      title: `${petOwner.firstName} asks you${again ? ' again' : ''}: ${pets}`,
      text: again
        ? `You groomed ${pets} before. ${petOwner.firstName} would like "${title}" again, and asked for you by name.`
        : `${petOwner.firstName} would like "${title}" for ${pets}, and asked for you by name.`,
      path: href('request', { id }),
    }),
  ),
  request_passed: kind(
    { category: 'offers', action: 'See your request' },
    ({ pets, title, asked }: RequestNews, id: string) => ({
      title: `${asked ?? 'The groomer'} cannot take ${pets} this time`,
      text: `"${title}" stays open, so other groomers can send you offers. You can also ask someone else by name.`,
      path: href('request', { id }),
    }),
  ),
  /** To providers with open offers, which stay as they are. */
  request_edited: kind(
    { category: 'offers', action: 'See the request', channels: ['inApp'] },
    ({ pets, title, petOwner }: RequestNews, id: string) => ({
      title: `${petOwner.firstName} edited the request for ${pets}`,
      text: `Your offer for "${title}" stays as it is.`,
      path: href('request', { id }),
    }),
  ),
};

const kinds = { ...offerKinds, ...requestKinds };

const { notify, notifyMany } = notifierOf(kinds);

/** Tells one side of an offer; nobody if it no longer exists. */
const tellOfOffer =
  (side: 'provider' | 'petOwner', name: keyof typeof offerKinds) =>
  async (platform: Platform, { offerId }: { offerId: string }, jobId: string) => {
    const news = await findGroomingNews(platform.sql, offerId, platform.clock.now());
    if (news) await notify(platform, news[side], name, jobId, news);
  };

const jobs = {
  'notify-pet-owner-of-offer': onEvent('offer.sent', tellOfOffer('petOwner', 'offer_received')),
  'notify-pet-owner-of-withdrawal': onEvent('offer.withdrawn', tellOfOffer('petOwner', 'offer_withdrawn')),
  'notify-pet-owner-of-confirmed-offer': onEvent(
    'offer.confirmed',
    tellOfOffer('petOwner', 'offer_confirmed'),
  ),
  'notify-provider-of-decline': onEvent('offer.declined', tellOfOffer('provider', 'offer_declined')),
  'notify-providers-of-changed-request': onEvent(
    'request.changed',
    async (platform, { requestId, terms }, jobId) => {
      const { sql } = platform;
      const request = await findRequestNews(sql, requestId, platform.clock.now());
      if (!request) return;
      if (terms.length > 0) {
        const providers = await findUnconfirmedProviders(sql, requestId);
        await notifyMany(platform, providers, 'offer_to_confirm', jobId, request, requestId, terms);
      } else {
        const providers = await findOfferingProviders(sql, requestId);
        await notifyMany(platform, providers, 'request_edited', jobId, request, requestId);
      }
    },
  ),
  'notify-pet-owner-of-expiry': onEvent('request.ended', async (platform, { requestId, status }, jobId) => {
    const request =
      status === 'expired' ? await findRequestNews(platform.sql, requestId, platform.clock.now()) : undefined;
    if (request) await notify(platform, request.petOwner, 'request_expired', jobId, request, requestId);
  }),
  'notify-providers-of-cancellation': onEvent(
    'request.ended',
    async (platform, { requestId, status }, jobId) => {
      const request =
        status === 'cancelled'
          ? await findRequestNews(platform.sql, requestId, platform.clock.now())
          : undefined;
      if (!request) return;
      const providers = await findWaitingProviders(platform.sql, requestId);
      await notifyMany(platform, providers, 'request_cancelled', jobId, request);
    },
  ),
  'notify-providers-of-reopening': onEvent('request.reopened', async (platform, { requestId }, jobId) => {
    const request = await findRequestNews(platform.sql, requestId, platform.clock.now());
    if (!request) return;
    const providers = await findPassedOver(platform.sql, requestId);
    await notifyMany(platform, providers, 'request_reopened', jobId, request, requestId);
  }),
  'notify-pet-owner-of-pass': onEvent('request.passed', async (platform, { requestId }, jobId) => {
    const request = await findRequestNews(platform.sql, requestId, platform.clock.now());
    if (request) await notify(platform, request.petOwner, 'request_passed', jobId, request, requestId);
  }),
  'notify-provider-who-is-asked': onEvent(
    'request.asked',
    async (platform, { requestId, providerId }, jobId) => {
      const request = await findRequestNews(platform.sql, requestId, platform.clock.now());
      const provider = await findPerson(platform.sql, providerId);
      if (request && provider) await notify(platform, provider, 'request_asked', jobId, request, requestId);
    },
  ),
};

export const requestNotices = { kinds: noticeKinds(kinds), jobs };
