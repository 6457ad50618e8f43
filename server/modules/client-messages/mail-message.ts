import { fillMessage } from '#contract/client-messages.ts';
import { linkOfVisit } from '#server/modules/client-links/index.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findMessageSubject, findQueuedMessage, markMessage } from './client-messages.queries.ts';

/** Mails a message to a client in the provider's name; replies go to the provider. */
export async function mailMessage(platform: Platform, messageId: string): Promise<void> {
  const { sql, config, mailer, transact, secrets } = platform;
  const message = await findQueuedMessage(sql, messageId);
  if (!message) return;
  const { accountId, clientId, visitId, endsAt, providerName, providerEmail, providerAddress } = message;
  const subject = await findMessageSubject(sql, { accountId, clientId, visitId }, platform.clock.now());
  // The client may have stopped messages since.
  if (!subject?.email || subject.noMailAt) {
    await markMessage(sql, messageId, 'failed');
    return;
  }
  const site = siteUrl(config);
  const link =
    visitId && endsAt
      ? site + (await transact((t) => linkOfVisit(t, secrets, { accountId, clientId, visitId, endsAt })))
      : '';
  await mailer.send({
    to: { name: subject.firstName, address: subject.email },
    replyTo: { name: providerName, address: providerEmail },
    subject: `${providerName}: about ${subject.pets[0] ?? 'your pet'}`,
    body: [
      fillMessage(message.body, { link }),
      [providerName, providerAddress].filter(Boolean).join('\n'),
      [
        `${providerName} uses Wagwell to run appointments and gave us this address for them.`,
        ...(link ? [`No more messages: ${link}#stop`] : []),
      ].join('\n'),
    ].join('\n\n'),
    messageId: `<${messageId}@${new URL(site).hostname}>`,
  });
  await markMessage(sql, messageId, 'sent');
}
