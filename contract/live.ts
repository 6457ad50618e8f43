import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

/** Which transactions a process had seen: the header `Changes-Seen` of a reply, or the id of an event. */
const Position = z
  .string()
  .max(4000)
  .regex(/^\d+:\d+:[\d,]*$/);

export const liveApi = {
  'GET /api/events': {
    summary:
      'Server-sent events of the signed-in account: `changed` with the names of lists in which its rows changed, `heartbeat` with those in which anyone’s did, `missed` when any may have, and `typing` with the id of the person who types. `since` is the id of the last event, or the `Changes-Seen` of an earlier reply; without it the first event is `missed`',
    query: z.strictObject({ since: Position.optional() }),
    reply: null,
    status: 200,
    mediaType: 'text/event-stream',
  },
} as const satisfies EndpointTable;
