import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Id, Instant, PageLimit } from './values.ts';

/** A person whom the caller has blocked. */
export const BlockedPerson = z.object({
  userId: Id,
  name: z.string(),
  imageUrl: z.string().nullable(),
  blockedAt: Instant,
});
export type BlockedPerson = z.output<typeof BlockedPerson>;

export const blocksApi = {
  'GET /api/blocks': {
    summary: 'The people whom one has blocked, the latest first',
    query: z.strictObject({ cursor: Id.optional(), limit: PageLimit }),
    reply: z.array(BlockedPerson),
  },
  /** Open applications and offers between the two end. Booked work continues, with its conversation. */
  'POST /api/blocks': {
    summary: 'Block a person: neither sees nor reaches the other',
    idempotent: true,
    body: z.strictObject({ userId: Id }),
    reply: BlockedPerson,
    status: 201,
  },
  'DELETE /api/blocks/:userId': {
    summary: 'Unblock a person',
    params: z.strictObject({ userId: Id }),
    reply: null,
  },
} as const satisfies EndpointTable;

type BlockEvents = {
  'person.blocked': { blockerId: string; blockedId: string };
};

export type Blocks = { api: typeof blocksApi; events: BlockEvents };
