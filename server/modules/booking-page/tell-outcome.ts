import type { AnswerKind } from '#contract/client-messages.ts';
import { href } from '#contract/pages.ts';
import { linkOfVisit } from '#server/modules/client-links/index.ts';
import { queueAnswer, recordAnswer } from '#server/modules/client-messages/index.ts';
import { isStopped, mayText } from '#server/modules/texts/index.ts';
import { asSentence } from '#server/platform/as-sentence.ts';
import { siteUrl } from '#server/platform/config.ts';
import { dollarsInShort } from '#server/platform/money.ts';
import type { Platform } from '#server/platform/platform.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import { withoutLinks } from '#server/platform/without-links.ts';
import { findAddressOfVisit } from './booking-page.queries.ts';
import { findBookedVisit } from './notices.queries.ts';
import type { BookedVisit } from './notices.queries.ts';
import { isPageOpen } from './page.ts';

/** What became of a booking, as its client is told. */
export type Outcome = 'asked' | 'booked' | 'accepted' | 'declined' | 'expired';

const sentences: Record<Outcome, (visit: BookedVisit, when: string, provider: string) => string> = {
  asked: (_, when, provider) =>
    `We passed your request for ${when} to ${provider}, who answers within a day.`,
  booked: ({ petNames }, when) => `${namesOf(petNames)}: booked for ${when}.`,
  accepted: ({ petNames }, when, provider) =>
    `${provider} said yes. ${namesOf(petNames)}: booked for ${when}.`,
  declined: ({ reason }, when, provider) =>
    `${provider} cannot take your request for ${when}.${reason ? ` ${asSentence(withoutLinks(reason))}` : ''} Please choose another time, or call.`,
  expired: (_, when, provider) =>
    `${provider} did not answer in time, so ${when} is not booked. Please choose another time, or call.`,
};
const subjects: Record<Outcome, string> = {
  asked: 'Your request is on its way',
  booked: 'You are booked',
  accepted: 'You are booked',
  declined: 'Your request was declined',
  expired: 'Your request was not answered',
};

const namesOf = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names) || 'Your pet';

/** How the provider finds an outcome among the messages to the client. */
const kinds: Record<Outcome, AnswerKind> = {
  asked: 'asked',
  booked: 'booked',
  accepted: 'booked',
  declined: 'declined',
  expired: 'expired',
};

/**
 * Tells a client what became of their booking, with their link: by text who proved a phone, else by mail. It answers what they did
 * with a proven contact, so a mail also goes to those who stopped reminders.
 */
export async function tellOutcome(
  platform: Platform,
  visitId: string,
  outcome: Outcome,
  jobId: string,
): Promise<void> {
  const { sql, clock, transact } = platform;
  const visit = await findBookedVisit(sql, visitId);
  if (!visit) return;
  const { accountId, clientId, startsAt, timeZone } = visit;
  const provider = withoutLinks(visit.providerName);
  const told = sentences[outcome](visit, momentInWords(startsAt, timeZone, clock.now()), provider);
  const about = { accountId, clientId, visitId, kind: kinds[outcome] };
  const openings = await openingsOf(platform, visitId, outcome);
  const body = [`Hi ${withoutLinks(visit.clientName)}, ${told}`, openings, '{link}']
    .filter(Boolean)
    .join(' ');
  const obstacle = await obstacleToText(platform, visit);
  if (visit.provenPhone && !obstacle) return transact((t) => queueAnswer(t, { ...about, body }));
  if (visit.clientEmail) {
    await mailOutcome(
      platform,
      { ...visit, clientEmail: visit.clientEmail },
      { outcome, told: [told, openings].filter(Boolean).join('\n\n'), jobId },
    );
    await transact((t) => recordAnswer(t, { ...about, body, channel: 'email', state: 'sent' }));
  } else if (visit.provenPhone && obstacle)
    await transact((t) => recordAnswer(t, { ...about, body, channel: 'text', state: obstacle }));
}

/** Where a client whose request came to nothing finds other times; nothing while that page takes no bookings. */
async function openingsOf({ sql, config }: Platform, visitId: string, outcome: Outcome): Promise<string> {
  const address =
    outcome === 'declined' || outcome === 'expired' ? await findAddressOfVisit(sql, visitId) : undefined;
  if (!address || !(await isPageOpen(sql, address))) return '';
  return `Other times: ${siteUrl(config)}${href(`${address.as}-booking`, { slug: address.slug })}`;
}

/** What keeps a text from a client who proved a phone; undefined if nothing does. */
async function obstacleToText(
  platform: Platform,
  { accountId, provenPhone, noTextsAt }: BookedVisit,
): Promise<'stopped' | 'failed' | undefined> {
  if (!provenPhone || !platform.texts) return 'failed';
  if (noTextsAt || (await isStopped(platform.sql, provenPhone))) return 'stopped';
  return (await mayText(platform, accountId)) ? undefined : 'failed';
}

/** Where it is, what it costs and what cancelling costs, in a line each. */
function termsOf({ address, atHome, price, toldPrice, policySeen }: BookedVisit): string {
  const cost = toldPrice ?? (price === null ? null : dollarsInShort(price));
  return [
    address && `Where: ${atHome ? 'at home, ' : ''}${withoutLinks(address)}`,
    `Price: ${cost ?? `you are told ${atHome ? 'on arrival' : 'at drop-off'}`}`,
    `Cancelling: ${policySeen}`,
  ]
    .filter(Boolean)
    .join('\n');
}

type Mail = { outcome: Outcome; told: string; jobId: string };

async function mailOutcome(
  { mailer, transact, secrets, config }: Platform,
  visit: BookedVisit & { clientEmail: string },
  { outcome, told, jobId }: Mail,
): Promise<void> {
  const { accountId, clientId, visitId, endsAt, clientName, clientEmail } = visit;
  const site = siteUrl(config);
  const link =
    site + (await transact((t) => linkOfVisit(t, secrets, { accountId, clientId, visitId, endsAt })));
  const provider = withoutLinks(visit.providerName);
  await mailer.send({
    to: { name: clientName, address: clientEmail },
    replyTo: { name: visit.providerName, address: visit.providerEmail },
    subject: `${provider}: ${subjects[outcome].toLowerCase()}`,
    body: [
      `Hi ${withoutLinks(clientName)},`,
      told,
      ...(kinds[outcome] === 'booked' ? [termsOf(visit)] : []),
      `Your visit: ${link}`,
      [provider, visit.providerAddress].filter(Boolean).join('\n'),
    ].join('\n\n'),
    messageId: `<${jobId}@${new URL(site).hostname}>`,
  });
}
