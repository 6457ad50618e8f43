import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Role } from './roles.ts';
import { Id, Instant, line, text, wholeFrom } from './values.ts';

/** A message holds at most this many characters. */
export const maxMessageLength = 1000;

/** `booking` is a line that stands by itself: what the two have agreed. */
const Kind = z.enum(['text', 'booking']);

/** Two people and what they wrote each other, as one of them sees it. */
export const Conversation = z.object({
  otherUserId: Id,
  otherUserName: z.string(),
  /** The role the other one joined with. */
  otherUserType: Role,
  otherUserImageUrl: z.string().nullable(),
  /** Where the other one owns a salon or mobile business. */
  otherBusinessName: z.string().nullable(),
  lastMessage: z.string(),
  lastMessageAt: Instant,
  /** Who wrote the last message. */
  lastFromUserId: Id,
  lastKind: Kind,
  unreadCount: z.int(),
});
export type Conversation = z.output<typeof Conversation>;

export const Message = z.object({
  id: Id,
  fromUserId: Id,
  toUserId: Id,
  content: z.string(),
  createdAt: Instant,
  kind: Kind,
  /** What its sender named it. */
  clientId: z.string().nullable(),
  /** Whether whom it was written to has seen it. */
  read: z.boolean(),
});
export type Message = z.output<typeof Message>;

export const MessageDraft = z.strictObject({
  /** `current-user`, or one's own id. */
  fromUserId: z.union([z.literal('current-user'), Id]),
  toUserId: Id,
  content: text(maxMessageLength).pipe(z.string().min(1, 'Write something first')),
  /** Names this message for its sender: sent again, it is the same message and not a second one. */
  clientId: line(100).optional(),
});

const Self = z.union([z.literal('current-user'), Id]);
const Pair = z.strictObject({ userId: Self, otherUserId: Id });
const Page = z.strictObject({
  cursor: z.string().max(300).optional(),
  limit: wholeFrom(1, 100).default(50),
});

export const messagesApi = {
  'GET /api/messages/conversations/:userId': {
    summary: "One's own conversations, the latest first",
    params: z.strictObject({ userId: Self }),
    query: Page,
    reply: z.array(Conversation),
  },
  'GET /api/messages/:userId/:otherUserId': {
    summary: 'What one wrote with somebody, the newest first',
    params: Pair,
    query: Page,
    reply: z.array(Message),
  },
  /** With a `clientId`, repeats are one message. */
  'POST /api/messages': {
    summary: 'Write to somebody',
    idempotent: true,
    body: MessageDraft,
    reply: Message,
    status: 201,
  },
  'POST /api/messages/:userId/:otherUserId/read': {
    summary: 'Everything up to this message has been seen',
    idempotent: true,
    params: Pair,
    body: z.strictObject({ messageId: Id }),
    reply: null,
  },
  'GET /api/events': {
    summary:
      'Server-sent events of the signed-in account: `message` and `read` with the id of the other person, `missed` when something may have been lost, `beat` while nothing happens',
    reply: null,
    status: 200,
    mediaType: 'text/event-stream',
  },
} as const satisfies EndpointTable;

export type MessageEvents = {
  /** Somebody has not looked for a while at what another one wrote. */
  'messages.waiting': { accountId: string; fromId: string };
};
