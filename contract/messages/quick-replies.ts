import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Id, line, Params } from '../values.ts';

export const maxQuickReplies = 20;

/** A short text that a provider often sends, such as "On my way". */
export const QuickReply = z.object({ id: Id, content: z.string() });
export type QuickReply = z.output<typeof QuickReply>;

export const QuickReplyDraft = z.strictObject({ content: line(200) });

export const quickRepliesApi = {
  'GET /api/quick-replies': {
    summary: "One's own quick replies, the oldest first; at most 20",
    reply: z.array(QuickReply),
  },
  'POST /api/quick-replies': {
    summary: 'Add a quick reply',
    body: QuickReplyDraft,
    reply: QuickReply,
    status: 201,
  },
  'PATCH /api/quick-replies/:id': {
    summary: 'Change a quick reply',
    params: Params,
    body: QuickReplyDraft,
    reply: QuickReply,
  },
  'DELETE /api/quick-replies/:id': {
    summary: 'Delete a quick reply',
    params: Params,
    reply: null,
  },
} as const satisfies EndpointTable;
