import { codeMinutes } from '#contract/booking-page.ts';
import { linkOfVisit } from '#server/modules/client-links/index.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import { momentInWords } from '#server/platform/wall-clock.ts';
import { withoutLinks } from '#server/platform/without-links.ts';
import { findCodeToMail, forgetSealedCode } from './codes.queries.ts';
import { findBookedVisit } from './notices.queries.ts';
import type { BookedVisit } from './notices.queries.ts';

/** Mails a code in our own words: anybody can have it sent to any address, so nothing that a provider wrote but the name is in it. */
export async function mailCode(
  { sql, mailer, secrets, config, clock }: Platform,
  codeId: string,
): Promise<void> {
  const found = await findCodeToMail(sql, codeId);
  if (!found || Date.parse(found.expiresAt) <= clock.now().getTime()) return;
  const code = await secrets.open(found.sealedCode, codeId);
  const provider = withoutLinks(found.providerName);
  await mailer.send({
    to: { name: '', address: found.email },
    subject: `${code} is your code for booking`,
    body: [
      code,
      `Enter this code on the booking page of ${provider}. It is valid for ${codeMinutes} minutes.`,
      'If you did not ask for it, nothing needs to be done: without the code nothing can be booked in your name.',
      'Wagwell runs the booking page.',
    ].join('\n\n'),
    messageId: `<code-${codeId}@${new URL(siteUrl(config)).hostname}>`,
  });
  await forgetSealedCode(sql, codeId);
}

/** What became of a booking, as its client is told. */
export type Outcome = 'asked' | 'booked' | 'accepted' | 'declined' | 'expired';

const sentences: Record<Outcome, (visit: BookedVisit, when: string, provider: string) => string> = {
  asked: (_, when, provider) =>
    `We passed your request for ${when} to ${provider}, who answers within a day.`,
  booked: ({ petNames }, when) => `${namesOf(petNames)}: booked for ${when}.`,
  accepted: ({ petNames }, when, provider) =>
    `${provider} said yes. ${namesOf(petNames)}: booked for ${when}.`,
  declined: (_, when, provider) =>
    `${provider} cannot take your request for ${when}. Please choose another time, or call.`,
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

/**
 * Tells a client what became of their booking, with their link. It answers what they did with a proven address, so it also
 * goes to those who stopped reminders.
 */
export async function mailOutcome(
  { sql, mailer, transact, secrets, config, clock }: Platform,
  visitId: string,
  outcome: Outcome,
  jobId: string,
): Promise<void> {
  const visit = await findBookedVisit(sql, visitId);
  if (!visit?.clientEmail) return;
  const { accountId, clientId, endsAt, startsAt, timeZone, clientName, clientEmail } = visit;
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
      sentences[outcome](visit, momentInWords(startsAt, timeZone, clock.now()), provider),
      `Your visit: ${link}`,
      [provider, visit.providerAddress].filter(Boolean).join('\n'),
    ].join('\n\n'),
    messageId: `<${jobId}@${new URL(site).hostname}>`,
  });
}
