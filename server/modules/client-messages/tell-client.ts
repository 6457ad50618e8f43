import type { ClientMessages, MessageKind } from '#contract/client-messages.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findClientToTell, findMessage } from './client-messages.queries.ts';
import { tellAutomatically } from './send-message.ts';

/** What is only true while the visit is ahead. */
const ofWhatComes = new Set<MessageKind>([
  'reminder',
  'confirmation',
  'moved',
  'repriced',
  'series_changed',
  'time_declined',
]);

const ofWhatIsGone = new Set<MessageKind>(['cancelled', 'series_cancelled']);

/**
 * Mails a client without an account what their provider did with a visit, with its link. For who is reached by phone alone the text
 * waits until the provider opens it.
 */
export async function tellClient(
  platform: Platform,
  { visitId, kind, after, was }: ClientMessages['events']['visit.client_to_tell'],
  id: string,
): Promise<void> {
  const { sql, clock } = platform;
  const client = await findClientToTell(sql, visitId, clock.now());
  if (!client || (after && !client.told.includes(after)) || (await findMessage(sql, id))) return;
  const { accountId, clientId, channel } = client;
  // Who has a phone alone was asked, by phone or at the counter, when the visit was booked.
  if (kind === 'confirmation' && !after && channel === 'phone_app') return;
  // It was undone, or done again, before the mail was written.
  if (ofWhatIsGone.has(kind) ? client.isAhead : ofWhatComes.has(kind) && !client.isAhead) return;
  await tellAutomatically(platform, accountId, clientId, {
    id,
    kind,
    channel,
    visitId,
    was,
    waits: channel === 'phone_app',
  });
}
