import type { Events, EventType } from '#contract/events.ts';
import { onEvent } from './jobs/jobs.ts';
import type { Job } from './jobs/jobs.ts';

/** What happened to an account. */
type AccountEvent = { [T in EventType]: Events[T] extends { accountId: string } ? T : never }[EventType];

/** Logs that an account may do more or less than before: once, after it was committed. */
export const logRights = (change: AccountEvent): Job =>
  onEvent(change, async ({ log }, { accountId }) => log.info({ accountId, change }, 'rights changed'));
