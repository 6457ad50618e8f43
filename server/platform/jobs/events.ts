import type { EventType, Events } from '#contract/events.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { uuidv7 } from 'uuidv7';

export type Announce = <T extends EventType>(type: T, payload: Events[T]) => Promise<void>;

/**
 * Saves what happened in the same transaction as the change itself. Subscribed jobs are queued with it, so nothing is
 * told that did not happen, and nothing that happened stays untold. It is kept for whoever asks what went on, for a while.
 */
export const saveEvent = (sql: Sql, type: EventType, payload: object, now: Date) => sql`
  insert into events (id, type, payload, created_at)
  values (${uuidv7()}, ${type}, ${JSON.stringify(payload)}::text::jsonb, ${now})`;
