import { href } from '#contract/pages.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { dollarsInShort } from '#server/platform/money.ts';
import { findPriceChangeNews } from './notices.queries.ts';
import type { PriceChangeNews } from './notices.queries.ts';

const visitPage = ({ visitId }: PriceChangeNews) => href('visit', { id: visitId });
const instead = ({ oldTotal, newTotal }: PriceChangeNews) =>
  `${dollarsInShort(newTotal)} instead of ${dollarsInShort(oldTotal)}`;
const how = ({ answeredHow }: PriceChangeNews) => (answeredHow === 'phone' ? 'by phone' : 'at the door');

/** Questions about a higher price, and what was answered. */
const kinds = {
  price_asked: kind(
    { category: 'bookings', action: 'Answer', pace: 'at_once' },
    (change: PriceChangeNews) => ({
      title: `${change.providerName} asks for ${instead(change)}`,
      text: `${change.title}: ${change.reason}`,
      path: visitPage(change),
    }),
  ),
  price_answered: kind(
    { category: 'bookings', action: 'See the visit', pace: 'at_once' },
    (change: PriceChangeNews) => ({
      title: {
        approved: `${change.clientName} says yes to ${dollarsInShort(change.newTotal)}`,
        declined: `${change.clientName} keeps ${dollarsInShort(change.oldTotal)}`,
        expired: `No answer: it stays at ${dollarsInShort(change.oldTotal)}`,
        open: `${change.clientName} has not answered yet`,
      }[change.state],
      text: `${change.title}.`,
      path: visitPage(change),
    }),
  ),
  price_agreed_for_you: kind(
    { category: 'bookings', action: 'See the visit', pace: 'at_once', evenIfRead: true },
    (change: PriceChangeNews) => ({
      title: `${change.answeredName} said yes to ${instead(change)}`,
      text: `${change.providerName} notes that it was said ${how(change)}. If it was not you, say so within 48 hours.`,
      path: visitPage(change),
    }),
  ),
  price_disputed: kind(
    { category: 'bookings', action: 'See the visit', pace: 'prompt' },
    (change: PriceChangeNews) => ({
      title: `${change.clientName} did not agree to ${dollarsInShort(change.newTotal)}`,
      text: `You noted a yes ${how(change)} from ${change.answeredName}. What is above ${dollarsInShort(change.oldTotal)} is not owed.`,
      path: visitPage(change),
    }),
  ),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-of-price-asked': onEvent('price_change.asked', async (platform, { priceChangeId }, jobId) => {
    const change = await findPriceChangeNews(platform.sql, priceChangeId);
    if (change?.owner) await notify(platform, change.owner, 'price_asked', jobId, change);
  }),
  'notify-of-price-answered': onEvent('price_change.answered', async (platform, { priceChangeId }, jobId) => {
    const change = await findPriceChangeNews(platform.sql, priceChangeId);
    if (!change) return;
    const wasTold = change.answeredHow === 'door' || change.answeredHow === 'phone';
    if (!wasTold) await notify(platform, change.provider, 'price_answered', jobId, change);
    else if (change.owner && change.saidYes)
      await notify(platform, change.owner, 'price_agreed_for_you', jobId, change);
  }),
  'notify-of-price-disputed': onEvent('price_change.disputed', async (platform, { priceChangeId }, jobId) => {
    const change = await findPriceChangeNews(platform.sql, priceChangeId);
    if (change) await notify(platform, change.provider, 'price_disputed', jobId, change);
  }),
};

export const priceChangeNotices = { kinds: noticeKinds(kinds), jobs };
