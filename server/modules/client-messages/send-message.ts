import { withVerbs } from '#contract/text/verbs.ts';
import { sumWithUnpriced } from '#reference/prices/price-words.ts';
import { uuidv7 } from 'uuidv7';
import { faultOfMessage, fillMessage } from '#contract/client-messages.ts';
import type { MessageChannel, MessageKind, MessageWord } from '#contract/client-messages.ts';
import { feeSentence } from '#server/modules/cancellation-policies/index.ts';
import { linkOfVisit, offerAgain } from '#server/modules/client-links/index.ts';
import { findCancelledWith, findRhythm } from '#server/modules/visit-series/index.ts';
import { asSentence } from '#server/platform/as-sentence.ts';
import { after, days } from '#server/platform/clock.ts';
import { siteUrl } from '#server/platform/config.ts';
import { dollarsInShort } from '#server/platform/money.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Problem, fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { clockInWords, dayInWords, weekdayInWords } from '#server/platform/wall-clock.ts';
import {
  countMailed,
  dropWaiting,
  findMessage,
  findMessageSubject,
  findPaid,
  insertMessage,
} from './client-messages.queries.ts';
import type { MessageSubject } from './client-messages.queries.ts';
import { templateOf } from './templates.ts';
import { wayOfText } from './way-of-text.ts';

export type MessageDraft = {
  kind: MessageKind | 'free';
  channel: MessageChannel;
  visitId?: string | undefined;
  minutes?: number | undefined;
  /** Of a new price: the cents of the earlier one; 0 where there was none. */
  was?: number | undefined;
  body?: string | undefined;
  startsAt?: string[] | undefined;
  /** Of a message that may be made twice. */
  id?: string;
  /** Whether the provider opens it later. */
  waits?: boolean;
  /** When a reminder that goes by itself was due. */
  dueAt?: string;
};

/** How many messages an account may have mailed in a day: few until it is two weeks old. */
const mailedADay = { first: 50, later: 300 };
const firstDays = days(14);

/**
 * Makes the text of a message to a client, and mails or texts it if that is its way: the provider's phone sends the others.
 * @throws Problem `not_found`, `invalid`, `not_offered`, `too_often`
 */
export async function sendMessage(
  t: Transaction,
  platform: Platform,
  accountId: string,
  clientId: string,
  draft: MessageDraft,
) {
  const subject = await findMessageSubject(
    t.sql,
    { accountId, clientId, visitId: draft.visitId ?? null },
    t.now,
  );
  if (!subject) throw notFound('client');
  if (draft.visitId && !subject.visitId) throw fieldProblem('visitId', 'This visit is not of this client');
  const to = addressOf(subject, draft.channel);
  if (draft.channel === 'email' && !draft.waits) await requireMailable(t, accountId, subject, draft.kind);
  const again = await offerTimesTo(t, accountId, subject, draft);
  const body = withLink(await bodyOf(t, accountId, subject, draft), again !== undefined);
  const byItself = draft.dueAt !== undefined;
  const channel =
    draft.channel === 'text'
      ? await wayOfText(t, platform, subject, { accountId, kind: draft.kind, byItself })
      : draft.channel;
  const { visitId, endsAt } = subject;
  const { secrets, config } = platform;
  const linked = again ?? (visitId && endsAt ? { visitId, endsAt } : undefined);
  const link =
    linked && body.includes('{link}')
      ? siteUrl(config) + (await linkOfVisit(t, secrets, { accountId, clientId, ...linked }))
      : '';
  const id = draft.id ?? uuidv7();
  if (visitId && !byItself) await dropWaiting(t.sql, visitId);
  await insertMessage(t.sql, {
    id,
    accountId,
    clientId,
    visitId,
    kind: draft.kind,
    channel,
    body,
    state: draft.waits ? 'waiting' : channel === 'phone_app' ? 'opened' : 'queued',
    ...(draft.dueAt ? { dueAt: draft.dueAt } : {}),
    createdAt: t.now,
  });
  if (channel === 'email' && !draft.waits)
    await t.schedule('mail-client-message', { messageId: id }, t.now, id);
  if (channel === 'text') await t.schedule('mail-text-to-client', { messageId: id }, t.now, id);
  const message = await findMessage(t.sql, id);
  if (!message) throw new Error('A message that was just saved is gone');
  return { message, text: fillMessage(body, { link }), to };
}

/**
 * Sends an automatic message to a client. A message over the daily mail limit is stored as waiting, so that the provider's Day lists
 * it.
 */
export async function tellAutomatically(
  platform: Platform,
  accountId: string,
  clientId: string,
  draft: MessageDraft,
): Promise<void> {
  const refused = async (waits = draft.waits) => {
    try {
      await platform.transact((t) => sendMessage(t, platform, accountId, clientId, { ...draft, waits }));
      return undefined;
    } catch (error) {
      if (error instanceof Problem) return error.code;
      throw error;
    }
  };
  let code = await refused();
  if (code === 'too_often') code = await refused(true);
  // For example, the client has just opted out of messages.
  if (code) platform.log.info({ code }, 'a client was not told');
}

/** Offers a client who is due times for a visit like the last one. @throws Problem `invalid` naming `startsAt` */
async function offerTimesTo(
  t: Transaction,
  accountId: string,
  { clientId, firstName }: MessageSubject,
  { kind, startsAt }: MessageDraft,
) {
  if (!startsAt) return undefined;
  if (kind !== 'due') throw fieldProblem('startsAt', 'Times are offered to clients who are due');
  const last = await offerAgain(t, { accountId, clientId, startsAt });
  if (!last)
    throw fieldProblem('startsAt', `There is no visit of ${firstName} yet that could be booked again`);
  return last;
}

const withLink = (body: string, isNeeded: boolean) =>
  isNeeded && !body.includes('{link}') ? `${body} {link}` : body;

/** @throws Problem `not_offered` where the client cannot or will not be reached this way */
function addressOf(
  { phone, email, firstName, noTextsAt, noMailAt }: MessageSubject,
  channel: MessageChannel,
) {
  if (channel === 'email') {
    if (!email) throw problem('not_offered', `You have no email address for ${firstName}.`);
    if (noMailAt) throw problem('not_offered', `${firstName} asked for no more emails.`);
    return email;
  }
  if (!phone) throw problem('not_offered', `You have no phone number for ${firstName}.`);
  if (noTextsAt) throw problem('not_offered', `${firstName} asked for no more texts.`);
  return phone;
}

/** @throws Problem `not_offered`, `too_often` */
async function requireMailable(t: Transaction, accountId: string, subject: MessageSubject, kind: string) {
  // A mail about a visit has the link with which its client stops further ones.
  if (kind === 'free' || kind === 'due')
    throw problem('not_offered', 'Wagwell emails messages about a visit. Send this one by phone.');
  const isNew = t.now.getTime() - Date.parse(subject.providerSince) < firstDays;
  const most = isNew ? mailedADay.first : mailedADay.later;
  if ((await countMailed(t.sql, accountId, after(t.now, -days(1)))) >= most)
    throw problem('too_often', `At most ${most} messages are emailed in a day.`);
}

/** The text with its words filled in, but for the link: the secret address is stored nowhere. */
async function bodyOf(t: Transaction, accountId: string, subject: MessageSubject, draft: MessageDraft) {
  if (draft.kind === 'free') {
    if (!draft.body) throw fieldProblem('body', 'Write a message');
    return draft.body;
  }
  const written = draft.body ?? (await templateOf(t.sql, accountId, draft.kind));
  const fault = faultOfMessage(draft.kind, written);
  if (fault && draft.body) throw fieldProblem('body', fault);
  if (needsVisit(draft.kind) && !subject.visitId)
    throw fieldProblem('visitId', 'Say which visit this message is about');
  if (draft.kind === 'repriced' && subject.price === null)
    throw fieldProblem('visitId', 'This visit has no price yet');
  if (draft.kind === 'running_late' && !draft.minutes)
    throw fieldProblem('minutes', 'Say by how many minutes you are late');
  const fee =
    draft.kind === 'reminder' && subject.visitId
      ? await feeSentence(t.sql, subject.visitId, subject.timeZone, t.now)
      : '';
  const ofSeries =
    draft.kind === 'series_cancelled'
      ? { dates: await daysCancelled(t, subject) }
      : draft.kind === 'series_changed'
        ? await rhythmOf(t, subject, draft.was)
        : {};
  const paid = draft.kind === 'receipt' && subject.visitId ? await paidInWords(t, subject.visitId) : '';
  const words = { ...wordsOf(subject, t.now, draft), fee, paid, ...ofSeries, link: '{link}' };
  // A provider's own words may leave out a fee, a price or what was paid, but their client has to know it.
  const needed = ['{fee}', '{paid}', '{cost}'].filter((word) => !written.includes(word));
  return fillMessage(withVerbs([written, ...needed].join(' '), subject.pets), words);
}

/** What was paid for a visit, the tip included, and what is still owed; nothing before its bill. */
async function paidInWords(t: Transaction, visitId: string): Promise<string> {
  const { bills, paid, tips, owed } = await findPaid(t.sql, visitId);
  if (bills === 0) return '';
  const tip = tips > 0 ? `, with a tip of ${dollarsInShort(tips)}` : '';
  const rest = owed > 0 ? ` Still owed: ${dollarsInShort(owed)}.` : '';
  return `Paid in all: ${dollarsInShort(paid)}${tip}.${rest}`;
}

const nextNamed = 3;

/** @throws Problem `invalid` naming `visitId` where it keeps the time of no series */
async function rhythmOf(
  t: Transaction,
  { visitId, timeZone, price, unpriced }: MessageSubject,
  was: number | undefined,
): Promise<{ rhythm: string; dates: string; cost: string }> {
  const series = visitId ? await findRhythm(t.sql, visitId, t.now, nextNamed) : undefined;
  if (!series) throw fieldProblem('visitId', 'This visit does not keep the time of a series');
  const { everyWeeks, next } = series;
  const weekday = weekdayInWords(next[0] ?? t.now, timeZone);
  return {
    rhythm: `every ${everyWeeks === 1 ? 'week' : `${everyWeeks} weeks`} on ${weekday}s`,
    dates: next.map((startsAt) => dayInWords(startsAt, timeZone, t.now)).join('; '),
    cost:
      price === null || was === undefined
        ? ''
        : `It costs ${priceInWords(price, unpriced, was || undefined)} each time.`,
  };
}

/** @throws Problem `invalid` naming `visitId` where nothing of a series was cancelled */
async function daysCancelled(t: Transaction, { visitId, timeZone }: MessageSubject): Promise<string> {
  const visits = visitId ? await findCancelledWith(t.sql, visitId) : [];
  if (visits.length === 0) throw fieldProblem('visitId', 'No visits of its series were cancelled with it');
  return visits.map((startsAt) => dayInWords(startsAt, timeZone, t.now)).join('; ');
}

const needsVisit = (kind: MessageKind) => kind !== 'due';

function wordsOf(
  { firstName, pets, providerName, startsAt, timeZone, price, unpriced, answer, reason }: MessageSubject,
  now: Date,
  { minutes, was }: MessageDraft,
): Partial<Record<MessageWord, string>> {
  return {
    name: firstName,
    pet: listInWords(pets),
    provider: providerName,
    ...(startsAt ? { day: dayInWords(startsAt, timeZone, now), time: clockInWords(startsAt, timeZone) } : {}),
    ...(price === null ? {} : { price: priceInWords(price, unpriced, was) }),
    ...(minutes ? { minutes: String(minutes) } : {}),
    ...(answer ? { answer: asSentence(answer) } : {}),
    ...(reason ? { reason: asSentence(reason) } : {}),
  };
}

const priceInWords = (price: number, unpriced: string[], was: number | undefined) =>
  sumWithUnpriced(dollarsInShort(price), unpriced) +
  (was === undefined ? '' : ` instead of ${dollarsInShort(was)}`);

const listInWords = (names: string[]) =>
  names.length < 2 ? (names[0] ?? 'your pet') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
