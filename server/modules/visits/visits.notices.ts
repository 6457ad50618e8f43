import { closesAfterHours } from '#contract/grooming/grooming-lifecycle.ts';
import { href } from '#contract/pages.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import { bringOrHave, whatToBring } from '#reference/what-to-bring.ts';
import { feeOfEnd, feeSentence } from '#server/modules/cancellation-policies/index.ts';
import { findGroomingNews, priceInWords, timeInWords } from '#server/modules/grooming-requests/index.ts';
import type { GroomingNews } from '#server/modules/grooming-requests/index.ts';
import { fullName, kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { asSentence } from '#server/platform/as-sentence.ts';
import { dollarsInShort } from '#server/platform/money.ts';
import type { Platform } from '#server/platform/platform.ts';
import { moveJobs, moveKinds } from './moves/moves.notices.ts';
import { hasReportCard, isNoLongerBooked } from './notices.queries.ts';

const visitPage = (news: GroomingNews) =>
  news.visit ? href('visit', { id: news.visit.id }) : href('request', { id: news.requestId });

const whoMissed = (news: GroomingNews) =>
  news.visit?.missedBy === 'provider' ? news.providerName : fullName(news.petOwner);

const bringLine = ({ visit: booked }: GroomingNews) => {
  const bring = booked ? whatToBring(booked) : [];
  return booked && bring.length > 0 ? ` ${bringOrHave(booked.atHome)}: ${bring.join('; ')}.` : '';
};

/** `fee` says to the pet owner what cancelling costs; it costs the provider nothing. */
const reminder = (news: GroomingNews, reader: 'provider' | 'petOwner', fee: string) =>
  `${news.title} with ${reader === 'provider' ? fullName(news.petOwner) : news.providerName}: ${timeInWords(news)}, ${news.visit?.address ?? ''}. If that has changed for you, please move or cancel the visit now. ${fee}`.trim();

const kinds = {
  offer_accepted: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (news: GroomingNews) => ({
      title: `You are booked: ${news.pets}, ${timeInWords(news)}`,
      text: `${fullName(news.petOwner)} accepted your offer for "${news.title}": ${timeInWords(news)}, ${priceInWords(news)}, ${news.visit?.address ?? ''}.${
        news.visit?.ownerPhone ? ` Phone of ${news.petOwner.firstName}: ${news.visit.ownerPhone}.` : ''
      }`,
      path: visitPage(news),
    }),
  ),
  /** To the pet owner, who accepted. */
  visit_booked: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (news: GroomingNews) => ({
      title: `Booked: ${news.pets} with ${news.providerName}, ${timeInWords(news)}`,
      text: `You booked ${news.providerName} for "${news.title}": ${timeInWords(news)}, ${priceInWords(news)}, ${news.visit?.address ?? ''}.${
        news.visit?.providerPhone ? ` Phone: ${news.visit.providerPhone}.` : ''
      }${bringLine(news)}\n\nYou can cancel or write to each other on the page of the visit.`,
      path: visitPage(news),
    }),
  ),
  /** To the side that did not cancel. */
  visit_cancelled: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (news: GroomingNews, fee: number) => {
      const by = news.visit?.cancelledBy === 'provider' ? news.providerName : fullName(news.petOwner);
      const owed = fee > 0 ? ` The fee by your policy: ${dollarsInShort(fee)}.` : '';
      return {
        title: `Cancelled: ${news.pets}, ${timeInWords(news)}`,
        text: `${by} cancelled the visit on ${timeInWords(news)}: ${asSentence(news.visit?.cancelReason ?? 'no reason was given')}${owed}`,
        path: visitPage(news),
      };
    },
  ),
  /** To the side that did not cancel. */
  visit_restored: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (news: GroomingNews) => ({
      title: `On again: ${news.pets}, ${timeInWords(news)}`,
      text: `The cancellation was undone. The visit on ${timeInWords(news)} is booked as before.`,
      path: visitPage(news),
    }),
  ),
  /** To the side that is reported as a no-show. */
  visit_missed: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (news: GroomingNews) => ({
      title: `Missed: ${news.pets}, ${timeInWords(news)}`,
      text: `${news.visit?.missedBy === 'provider' ? fullName(news.petOwner) : news.providerName} reports that you did not show up for the visit on ${timeInWords(news)}. Please agree or contest it on the page of the visit. Without an answer from you it stands after ${reliabilityRules.contestHours} hours.`,
      path: visitPage(news),
    }),
  ),
  /** Sent to the side that reported the no-show. */
  visit_no_show_contested: kind(
    { category: 'bookings', action: 'Read and answer' },
    (news: GroomingNews) => ({
      title: `Contested: ${news.pets}, ${timeInWords(news)}`,
      text: `${whoMissed(news)} says that they were there. The no-show counts for neither of you until you agree or an admin has decided. If they are right, take it back.`,
      path: visitPage(news),
    }),
  ),
  /** To the side that reported it. */
  visit_no_show_accepted: kind({ category: 'bookings', action: 'See the visit' }, (news: GroomingNews) => ({
    title: `${whoMissed(news)} agrees about ${timeInWords(news)}`,
    text: `${whoMissed(news)} says that they were not there. The no-show of the visit for ${news.pets} stands.`,
    path: visitPage(news),
  })),
  /** To the side that was said to have missed it. */
  visit_no_show_withdrawn: kind({ category: 'bookings', action: 'See the visit' }, (news: GroomingNews) => ({
    title: `No no-show: ${news.pets}, ${timeInWords(news)}`,
    text: `The no-show of the visit on ${timeInWords(news)} was taken back and does not count.`,
    path: visitPage(news),
  })),
  /** To the provider. */
  visit_to_record: kind({ category: 'reminders', action: 'Close the visit' }, (news: GroomingNews) => ({
    title: `How was ${news.pets}?`,
    text: `The visit on ${timeInWords(news)} is not closed yet. Check ${news.pets} in and write the report card, or say by tomorrow evening that nobody came. A visit that nobody closes ends after ${closesAfterHours} hours and counts for neither of you.`,
    path: visitPage(news),
  })),
  /** To the pet owner. */
  visit_not_recorded: kind({ category: 'reminders', action: 'See the visit' }, (news: GroomingNews) => ({
    title: `Did ${news.providerName} groom ${news.pets}?`,
    text: `${news.providerName} has not recorded the visit on ${timeInWords(news)} yet. If nobody came, say so by tomorrow evening.`,
    path: visitPage(news),
  })),
  visit_not_closed: kind({ category: 'bookings', action: 'See the visit' }, (news: GroomingNews) => ({
    title: `Not closed: ${news.pets}, ${timeInWords(news)}`,
    text: `Nobody said how the visit on ${timeInWords(news)} went, so it has ended. It counts for neither of you.`,
    path: visitPage(news),
  })),
  report_card: kind({ category: 'bookings', action: 'Read the report card' }, (news: GroomingNews) => ({
    title: `${news.pets}: the report card is here`,
    text: `${news.providerName} wrote down what was done and what to watch. You can review each other for 14 days.`,
    path: visitPage(news),
  })),
  visit_tomorrow: kind(
    { category: 'reminders', action: 'See the visit', pace: 'prompt', isGone: isNoLongerBooked },
    (news: GroomingNews, reader: 'provider' | 'petOwner', fee: string) => ({
      title: `Tomorrow: ${news.pets}, ${timeInWords(news)}`,
      text: reminder(news, reader, fee),
      path: visitPage(news),
    }),
  ),
  visit_soon: kind(
    { category: 'reminders', action: 'See the visit', pace: 'prompt', isGone: isNoLongerBooked },
    (news: GroomingNews, reader: 'provider' | 'petOwner', fee: string) => ({
      title: `Soon: ${news.pets}, ${timeInWords(news)}`,
      text: reminder(news, reader, fee),
      path: visitPage(news),
    }),
  ),
};

const { notify } = notifierOf(kinds);

type KindOfOneSide = Exclude<keyof typeof kinds, 'visit_tomorrow' | 'visit_soon' | 'visit_cancelled'>;

/** Notifies one side of an offer or a visit; does nothing if it no longer exists. */
async function notifySide(
  platform: Platform,
  id: string,
  sideOf: (news: GroomingNews) => 'provider' | 'petOwner',
  name: KindOfOneSide,
  jobId: string,
): Promise<void> {
  const news = await findGroomingNews(platform.sql, id, platform.clock.now());
  if (news) await notify(platform, news[sideOf(news)], name, jobId, news);
}

const toProvider = () => 'provider' as const;
const toPetOwner = () => 'petOwner' as const;
const toOtherSide = ({ visit }: GroomingNews) =>
  visit?.cancelledBy === 'provider' ? 'petOwner' : 'provider';
const toWhoMissed = ({ visit }: GroomingNews) => (visit?.missedBy === 'provider' ? 'provider' : 'petOwner');

const toWhoReported = (news: GroomingNews) => (toWhoMissed(news) === 'provider' ? 'petOwner' : 'provider');

async function notifyOfCancelled(platform: Platform, visitId: string, jobId: string): Promise<void> {
  const news = await findGroomingNews(platform.sql, visitId, platform.clock.now());
  if (!news) return;
  const fee = await feeOfEnd(platform.sql, visitId);
  await notify(platform, news[toOtherSide(news)], 'visit_cancelled', jobId, news, fee);
}

const jobs = {
  'notify-provider-of-acceptance': onEvent('offer.accepted', (platform, { offerId }, jobId) =>
    notifySide(platform, offerId, toProvider, 'offer_accepted', jobId),
  ),
  'notify-pet-owner-of-booking': onEvent('offer.accepted', (platform, { offerId }, jobId) =>
    notifySide(platform, offerId, toPetOwner, 'visit_booked', jobId),
  ),
  'notify-of-ended-visit': onEvent('visit.ended', (platform, { visitId, status }, jobId) =>
    status === 'cancelled'
      ? notifyOfCancelled(platform, visitId, jobId)
      : notifySide(platform, visitId, toWhoMissed, 'visit_missed', jobId),
  ),
  'notify-of-contested-visit': onEvent('visit.no_show_contested', (platform, { visitId }, jobId) =>
    notifySide(platform, visitId, toWhoReported, 'visit_no_show_contested', jobId),
  ),
  'notify-of-accepted-no-show-of-visit': onEvent('visit.no_show_accepted', (platform, { visitId }, jobId) =>
    notifySide(platform, visitId, toWhoReported, 'visit_no_show_accepted', jobId),
  ),
  'notify-of-withdrawn-no-show-of-visit': onEvent(
    'visit.no_show_withdrawn',
    (platform, { visitId, by }, jobId) =>
      notifySide(
        platform,
        visitId,
        by === 'provider' ? toPetOwner : toProvider,
        'visit_no_show_withdrawn',
        jobId,
      ),
  ),
  'notify-of-unclosed-visit': onEvent('visit.unclosed', async (platform, { visitId }, jobId) => {
    await notifySide(platform, visitId, toProvider, 'visit_to_record', jobId);
    await notifySide(platform, visitId, toPetOwner, 'visit_not_recorded', jobId);
  }),
  'notify-of-visit-that-was-not-closed': onEvent('visit.not_closed', async (platform, { visitId }, jobId) => {
    await notifySide(platform, visitId, toProvider, 'visit_not_closed', jobId);
    await notifySide(platform, visitId, toPetOwner, 'visit_not_closed', jobId);
  }),
  'notify-of-restored-visit': onEvent('visit.restored', (platform, { visitId, by }, jobId) =>
    notifySide(platform, visitId, by === 'provider' ? toPetOwner : toProvider, 'visit_restored', jobId),
  ),
  // A visit may be checked out without a report card.
  'notify-pet-owner-of-report-card': onEvent('visit.completed', async (platform, { visitId }, jobId) => {
    if (await hasReportCard(platform.sql, visitId))
      await notifySide(platform, visitId, toPetOwner, 'report_card', jobId);
  }),
  'notify-pet-owner-of-late-card': onEvent('visit.card_written', (platform, { visitId }, jobId) =>
    notifySide(platform, visitId, toPetOwner, 'report_card', jobId),
  ),
  'notify-of-near-visit': onEvent('visit.near', async (platform, { visitId, hours }) => {
    const news = await findGroomingNews(platform.sql, visitId, platform.clock.now());
    if (!news) return;
    const name = hours > 2 ? 'visit_tomorrow' : 'visit_soon';
    const about = { id: `${visitId} ${news.startsAt}`, usefulUntil: new Date(news.startsAt) };
    const fee = await feeSentence(platform.sql, visitId, news.timeZone, platform.clock.now());
    await notify(platform, news.petOwner, name, about, news, 'petOwner', fee);
    await notify(platform, news.provider, name, about, news, 'provider', '');
  }),
};

export const visitNotices = {
  kinds: noticeKinds({ ...kinds, ...moveKinds }),
  jobs: { ...jobs, ...moveJobs },
};
