import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Role } from './roles.ts';
import { Id, Instant, line, text, wholeFrom } from './values.ts';

/** The maximum length of a message in characters. */
export const maxMessageLength = 1000;

/** `booking` is an automatic message about a booking of the two. */
const Kind = z.enum(['text', 'booking']);

/** A conversation between two people, as one of them sees it. */
export const Conversation = z.object({
  otherUserId: Id,
  otherUserName: z.string(),
  /** The role with which the other person joined. */
  otherUserType: Role,
  otherUserImageUrl: z.string().nullable(),
  /** The other person's business name, if they own a salon or mobile business. */
  otherBusinessName: z.string().nullable(),
  lastMessage: z.string(),
  lastMessageAt: Instant,
  /** The author of the last message. */
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
  /** The sender's id for the message. */
  clientId: z.string().nullable(),
  /** Whether the recipient has seen it. */
  read: z.boolean(),
});
export type Message = z.output<typeof Message>;

export const MessageDraft = z.strictObject({
  /** `current-user`, or the sender's own id. */
  fromUserId: z.union([z.literal('current-user'), Id]),
  toUserId: Id,
  content: text(maxMessageLength).pipe(z.string().min(1, 'Write something first')),
  /** The sender's id for the message; sending it again creates no second message. */
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
  /** Repeated calls with the same `clientId` create one message. */
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
} as const satisfies EndpointTable;

export type MessageEvents = {
  /** `accountId` has not read a message of `fromId` for a while. */
  'messages.waiting': { accountId: string; fromId: string };
};
