import { answerKinds, fillMessage } from '#contract/client-messages.ts';
import type { MessageState } from '#contract/client-messages.ts';
import { linkOfVisit } from '#server/modules/client-links/index.ts';
import { isStopped, textNumberOf } from '#server/modules/texts/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  deleteMessage,
  findMessageSubject,
  findQueuedMessage,
  markMessage,
} from './client-messages.queries.ts';
import type { MessageSubject, QueuedMessage } from './client-messages.queries.ts';
import { endOfQuiet } from './quiet-hours.ts';

/** Hands a text to the gateway, unless its client stopped texts since, or it would come too late to be true. */
export async function textMessage(platform: Platform, messageId: string): Promise<void> {
  const { sql, clock, transact, texts } = platform;
  const message = await findQueuedMessage(sql, messageId);
  if (!message) return;
  const { accountId, clientId, visitId } = message;
  const now = clock.now();
  const subject = await findMessageSubject(sql, { accountId, clientId, visitId }, now);
  const number = isAnswer(message) ? textNumberOf(message.provenPhone) : textNumberOf(subject?.phone);
  const mark = (state: MessageState) => markMessage(sql, messageId, state);
  // The answer came in the night, and says more than that the question arrived.
  if (message.kind === 'asked' && !message.isAsked) return void (await deleteMessage(sql, messageId));
  if (!subject || !number || !texts || isLate(message, subject, now)) return void (await mark('failed'));
  if (!agrees(subject, message) || (await isStopped(sql, number))) return void (await mark('stopped'));
  const morning = endOfQuiet(now, subject.timeZone);
  if (morning) return transact((t) => t.schedule('mail-text-to-client', { messageId }, morning, messageId));
  const outcome = await texts.send({ id: messageId, to: number, body: await wordsOf(platform, message) });
  return void (await mark(outcome === 'sent' ? 'sent' : 'failed'));
}

const answers = new Set<string>(answerKinds);
const isAnswer = ({ kind }: QueuedMessage) => answers.has(kind);

/** Who proved a phone to book is answered there, also without having agreed to further texts. */
const agrees = ({ textsOkAt, noTextsAt, archivedAt }: MessageSubject, message: QueuedMessage) =>
  noTextsAt === null && (isAnswer(message) || (textsOkAt !== null && archivedAt === null));

/** What is said of this minute, and what is said of a visit to come. */
const ofTheMinute = new Set<string>(['on_my_way', 'running_late', 'here', 'expected', 'ready']);
const ofWhatComes = new Set<string>([
  'reminder',
  'confirmation',
  'moved',
  'repriced',
  'series_changed',
  'time_declined',
  'booked',
]);

function isLate({ kind, createdAt, isBooked }: QueuedMessage, { startsAt }: MessageSubject, now: Date) {
  const age = now.getTime() - Date.parse(createdAt);
  if (ofTheMinute.has(kind)) return age > minutes(30);
  if (ofWhatComes.has(kind)) return !isBooked || startsAt === null || Date.parse(startsAt) <= now.getTime();
  return age > hours(24);
}

/** The sender is shared, so each text names its provider, and how to end texts. */
async function wordsOf({ config, transact, secrets }: Platform, message: QueuedMessage): Promise<string> {
  const { accountId, clientId, visitId, endsAt, providerName, body } = message;
  const link =
    visitId && endsAt && body.includes('{link}')
      ? siteUrl(config) +
        (await transact((t) => linkOfVisit(t, secrets, { accountId, clientId, visitId, endsAt })))
      : '';
  const words = fillMessage(body, { link });
  return `${words.includes(providerName) ? '' : `${providerName}: `}${words}\nText STOP to end texts.`;
}
