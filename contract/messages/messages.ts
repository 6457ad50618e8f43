import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { Role } from '../identity/roles.ts';
import { Id, Instant, line, text, wholeFrom, searchText } from '../values.ts';

/** The maximum length of a message in characters. */
export const maxMessageLength = 1000;

/** The most photos of one message. */
export const maxMessagePhotos = 4;
/** The most messages that a person can send to someone who has never answered. */
export const maxUnansweredMessages = 10;
/** The most conversations that a person can begin in one day. */
export const maxNewConversations = 20;

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
  /** Whether the other person has closed their account. */
  otherHasLeft: z.boolean(),
  /** Empty if the last message has only photos. */
  lastMessage: z.string(),
  lastMessageAt: Instant,
  /** The author of the last message. */
  lastFromUserId: Id,
  lastKind: Kind,
  lastPhotoCount: z.int(),
  unreadCount: z.int(),
  /** Whether one gets no reminder of unread messages. */
  muted: z.boolean(),
  /** Whether one has neither answered this person nor booked work with them. */
  isStranger: z.boolean(),
});
export type Conversation = z.output<typeof Conversation>;

export const Message = z.object({
  id: Id,
  fromUserId: Id,
  toUserId: Id,
  content: z.string(),
  photoUrls: z.array(z.string()),
  createdAt: Instant,
  kind: Kind,
  /** The sender's id for the message. */
  clientId: z.string().nullable(),
  /** Whether the recipient has seen it. */
  read: z.boolean(),
});
export type Message = z.output<typeof Message>;

export const MessageDraft = z
  .strictObject({
    /** `current-user`, or the sender's own id. */
    fromUserId: z.union([z.literal('current-user'), Id]),
    toUserId: Id,
    /** Can be empty with photos. */
    content: text(maxMessageLength),
    /** Ids of the sender's uploads. */
    photoIds: z.array(Id).max(maxMessagePhotos, `At most ${maxMessagePhotos} photos`).optional(),
    /** The sender's id for the message; sending it again creates no second message. */
    clientId: line(100).optional(),
  })
  .refine(({ content, photoIds = [] }) => content !== '' || photoIds.length > 0, {
    path: ['content'],
    message: 'Write something first',
  });

/** A message that contains all words of a search. */
export const FoundMessage = z.object({
  id: Id,
  otherUserId: Id,
  otherUserName: z.string(),
  otherUserType: Role,
  otherUserImageUrl: z.string().nullable(),
  fromUserId: Id,
  content: z.string(),
  createdAt: Instant,
  /** The `cursor` of the page of the conversation that shows it; null if the first page does. */
  pageCursor: z.string().nullable(),
});
export type FoundMessage = z.output<typeof FoundMessage>;

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
    summary: 'Messages with another person, newest first',
    params: Pair,
    query: Page,
    reply: z.array(Message),
  },
  /** Repeated calls with the same `clientId` create one message. */
  'POST /api/messages': {
    summary: 'Send a message',
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
  'GET /api/messages/search': {
    summary: "Search one's own messages for words, the newest first",
    query: z.strictObject({ q: searchText(100).min(1, 'Cannot be empty'), ...Page.shape }),
    reply: z.array(FoundMessage),
  },
  'PUT /api/messages/:userId/:otherUserId/muted': {
    summary: 'Mute or unmute a conversation: no reminders of unread messages',
    params: Pair,
    body: z.strictObject({ muted: z.boolean() }),
    reply: null,
  },
  /** Only within a conversation that exists; nothing is stored. */
  'POST /api/messages/typing': {
    summary: 'Show the other person for some seconds that one is typing',
    idempotent: true,
    body: z.strictObject({ toUserId: Id }),
    reply: null,
  },
} as const satisfies EndpointTable;

export type MessageEvents = {
  /** `accountId` has not read a message of `fromId` for a while. */
  'messages.waiting': { accountId: string; fromId: string };
};
