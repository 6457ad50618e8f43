import type { EventType, Events } from '#contract/events.ts';
import type { Sql } from './sql.ts';
import { uuidv7 } from 'uuidv7';

export type Announce = <T extends EventType>(type: T, payload: Events[T]) => Promise<void>;

/**
 * Saves what happened in the same transaction as the change itself. Subscribed jobs are queued with it, so nothing is
 * told that did not happen, and nothing that happened stays untold. The NOTIFY leaves at commit and carries only the id.
 */
export async function saveEvent(sql: Sql, type: EventType, payload: object, now: Date): Promise<void> {
  const id = uuidv7();
  await sql`
    with saved as (
      insert into events (id, type, payload, created_at)
      values (${id}, ${type}, ${JSON.stringify(payload)}::text::jsonb, ${now})
    )
    select pg_notify('events', ${`${type} ${id}`})`;
}
