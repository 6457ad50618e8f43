import type { EventType, Events } from '#contract/api/events.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { uuidv7 } from 'uuidv7';

export type Announce = <T extends EventType>(type: T, payload: Events[T]) => Promise<void>;

/**
 * Saves an event in the same transaction as the change, and queues its subscribed jobs with it, so that jobs
 * run only and always for committed changes. Events are kept for a while for debugging.
 */
export const saveEvent = (sql: Sql, type: EventType, payload: object, now: Date) => sql`
  insert into events (id, type, payload, created_at)
  values (${uuidv7()}, ${type}, ${JSON.stringify(payload)}::text::jsonb, ${now})`;
