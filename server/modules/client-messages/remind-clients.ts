import { after, hours } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findDueReminders } from './client-messages.queries.ts';
import { tellAutomatically } from './send-message.ts';

/** After an outage, reminders that are later than this would only confuse. */
const lateAtMost = hours(3);

/** Reminds by text who agreed to it where there is a gateway, and by email who has an address; other texts are the provider's to send. */
export async function remindClients(platform: Platform): Promise<void> {
  const { sql, clock } = platform;
  const now = clock.now();
  for (const { visitId, clientId, accountId, dueAt, channel } of await findDueReminders(
    sql,
    now,
    after(now, -lateAtMost),
    platform.texts !== undefined,
  ))
    await tellAutomatically(platform, accountId, clientId, { kind: 'reminder', channel, visitId, dueAt });
}
