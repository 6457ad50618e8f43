import type { MessageChannel, MessageKind } from '#contract/client-messages.ts';
import { isStopped, mayText, textNumberOf } from '#server/modules/texts/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import type { MessageSubject } from './client-messages.queries.ts';
import { endOfQuiet } from './quiet-hours.ts';

/** What invites to buy comes from the provider's own phone only. */
const byPhoneOnly: ReadonlySet<string> = new Set<MessageKind | 'free'>(['free', 'due']);

type Wanted = { accountId: string; kind: MessageKind | 'free'; byItself: boolean };

/**
 * Returns how a text goes: by Wagwell where its client agreed and there is a gateway, else by the provider's phone.
 * @throws Problem `not_offered` for a reminder that no one would tap
 */
export async function wayOfText(
  t: Transaction,
  platform: Platform,
  subject: MessageSubject,
  wanted: Wanted,
): Promise<MessageChannel> {
  if (await goesByItself(t, platform, subject, wanted)) return 'text';
  if (wanted.byItself) throw problem('not_offered', `${subject.firstName} cannot be texted by Wagwell now.`);
  return 'phone_app';
}

async function goesByItself(
  t: Transaction,
  platform: Platform,
  { phone, textsOkAt, timeZone }: MessageSubject,
  { accountId, kind }: Wanted,
): Promise<boolean> {
  const number = textNumberOf(phone);
  if (!platform.texts || !number || !textsOkAt || byPhoneOnly.has(kind)) return false;
  if (endOfQuiet(t.now, timeZone) || (await isStopped(t.sql, number))) return false;
  return mayText(platform, accountId);
}
