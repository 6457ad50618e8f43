import type { Events, EventType } from '#contract/api/events.ts';
import { onEvent } from './jobs/jobs.ts';
import type { Job } from './jobs/jobs.ts';

/** Events about an account. */
type AccountEvent = { [T in EventType]: Events[T] extends { accountId: string } ? T : never }[EventType];

/** Logs a change of an account's rights, once, after it is committed. */
export const logRights = (change: AccountEvent): Job =>
  onEvent(change, async ({ log }, { accountId }) => log.info({ accountId, change }, 'rights changed'));
