import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { Cents, Id, Instant, Params, text } from './values.ts';

/** The messages that a provider sends to a client, and the words that their text may use. */
export const messageWords = {
  confirmation: ['name', 'pet', 'day', 'time', 'provider', 'link'],
  reminder: ['name', 'pet', 'day', 'time', 'provider', 'fee', 'link'],
  moved: ['name', 'pet', 'day', 'time', 'provider', 'link'],
  repriced: ['name', 'pet', 'day', 'time', 'provider', 'price', 'link'],
  time_declined: ['name', 'pet', 'day', 'time', 'provider', 'answer', 'link'],
  cancelled: ['name', 'pet', 'day', 'time', 'provider', 'reason', 'link'],
  series_changed: ['name', 'pet', 'rhythm', 'day', 'time', 'dates', 'provider', 'cost', 'link'],
  series_cancelled: ['name', 'pet', 'dates', 'provider', 'link'],
  on_my_way: ['name', 'pet', 'provider', 'link'],
  running_late: ['name', 'pet', 'minutes', 'provider', 'link'],
  here: ['name', 'pet', 'provider', 'link'],
  expected: ['name', 'pet', 'time', 'provider', 'link'],
  ready: ['name', 'pet', 'provider', 'link'],
  no_show: ['name', 'pet', 'day', 'provider', 'link'],
  report_card: ['name', 'pet', 'provider', 'link'],
  price_change: ['name', 'pet', 'provider', 'link'],
  receipt: ['name', 'pet', 'day', 'provider', 'paid', 'link'],
  due: ['name', 'pet', 'provider', 'link'],
  earlier: ['name', 'pet', 'provider', 'link'],
} as const;

export type MessageKind = keyof typeof messageWords;
export const messageKinds = Object.keys(messageWords) as [MessageKind, ...MessageKind[]];
export const MessageKind = z.enum(messageKinds);
export type MessageWord = (typeof messageWords)[MessageKind][number];

/** What each message says until the provider writes their own. */
export const usualMessages: Record<MessageKind, string> = {
  confirmation: 'Hi {name}, {pet} is booked for {day} at {time} with {provider}. Confirm or change: {link}',
  reminder: 'Hi {name}, {pet} is on for {day} at {time} with {provider}. {fee} Confirm or change: {link}',
  moved: 'Hi {name}, {pet} is now booked for {day} at {time} with {provider}. Confirm or change: {link}',
  repriced:
    "Hi {name}, {pet}'s visit on {day} at {time} with {provider} now costs {price}. Questions or changes: {link}",
  time_declined:
    'Hi {name}, {provider} cannot make the time that you asked for. {pet} stays booked for {day} at {time}. {answer} {link}',
  cancelled: "Hi {name}, {pet}'s visit on {day} at {time} with {provider} is cancelled. {reason} {link}",
  series_changed:
    'Hi {name}, from {day} {pet} is booked {rhythm} at {time} with {provider}. Next: {dates}. {cost} Confirm or change: {link}',
  series_cancelled: "Hi {name}, {pet}'s visits with {provider} on these days are cancelled: {dates}. {link}",
  on_my_way: 'Hi {name}, {provider} is on the way to {pet}. {link}',
  running_late: 'Hi {name}, {provider} is running about {minutes} minutes late for {pet}. {link}',
  here: 'Hi {name}, {provider} is at your door for {pet}. {link}',
  expected: 'Hi {name}, {provider} expected {pet} at {time}. Are you on the way? {link}',
  ready: 'Hi {name}, {pet} is ready. {link}',
  no_show: 'Hi {name}, we missed {pet} on {day}. To find another time: {link}',
  report_card: "Hi {name}, {pet}'s report card is here: {link}",
  price_change: 'Hi {name}, a question about the price for {pet}: {link}',
  receipt: "Hi {name}, thank you for {pet}'s visit on {day} with {provider}. {paid} Your receipt: {link}",
  due: 'Hi {name}, {pet} is due for a groom with {provider}. Which day suits you?',
  earlier: 'Hi {name}, an earlier time opened up for {pet} with {provider}. The first yes has it: {link}',
};

/** The messages that are sent automatically about a request made on the booking page. */
export const answerKinds = ['asked', 'booked', 'declined', 'expired'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Longer texts arrive in several parts. */
export const longestMessage = 480;

const written = /\{([^{}]*)\}/g;

/** Names what is wrong with the text of a message; undefined if nothing is. */
export function faultOfMessage(kind: MessageKind, body: string): string | undefined {
  const known: readonly string[] = messageWords[kind];
  const unknown = [...body.matchAll(written)].find(([, word = '']) => !known.includes(word));
  if (unknown)
    return `${unknown[0]} is not a word of this message. Use ${known.map((word) => `{${word}}`).join(', ')}`;
  // Who is due may be asked to call.
  return kind === 'due' || body.includes('{link}') ? undefined : 'Keep {link}: it shows the client the visit';
}

/** Fills in the words of a message; a word without a value becomes nothing. */
export const fillMessage = (body: string, values: Partial<Record<MessageWord, string>>): string =>
  body
    .replaceAll(written, (_, word: string) => values[word as MessageWord] ?? '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

const MessageBody = text(longestMessage).pipe(z.string().min(1, 'Write a message'));

const Template = z.object({ kind: MessageKind, body: z.string(), isUsual: z.boolean() });
export type Template = z.output<typeof Template>;

/**
 * `phone_app`: the provider's own phone sends it. `email`: Wagwell does. `text`: Wagwell does where the client agreed and texts can
 * be sent now; if not, the message becomes one of `phone_app`.
 */
export const MessageChannel = z.enum(['phone_app', 'email', 'text']);
export type MessageChannel = z.output<typeof MessageChannel>;

/**
 * `waiting`: a text about a change, which the provider has not opened yet. `opened`: it was opened on the provider's phone, which does
 * not say whether it was sent. `stopped`: its client takes no more texts.
 */
export const MessageState = z.enum(['waiting', 'opened', 'queued', 'sent', 'failed', 'stopped']);
export type MessageState = z.output<typeof MessageState>;

export const ClientMessage = z.object({
  id: Id,
  visitId: Id.nullable(),
  kind: z.enum([...messageKinds, 'free', ...answerKinds]),
  channel: MessageChannel,
  /** Without the client's secret address. */
  body: z.string(),
  state: MessageState,
  at: Instant,
});
export type ClientMessage = z.output<typeof ClientMessage>;

export const clientMessagesApi = {
  'GET /api/message-templates': {
    summary: "The texts of one's messages to clients",
    reply: z.array(Template),
  },
  'PUT /api/message-templates/:kind': {
    summary: 'Write the text of a message; an empty one brings the usual text back',
    params: z.strictObject({ kind: MessageKind }),
    body: z.strictObject({ body: text(longestMessage) }),
    reply: Template,
  },
  'GET /api/clients/:id/messages': {
    summary: 'The newest hundred messages to a client',
    params: Params,
    reply: z.array(ClientMessage),
  },
  'POST /api/clients/:id/messages': {
    summary:
      "Make the text of a message with the client's link; send it, if by email or by a text of Wagwell's",
    params: Params,
    body: z.strictObject({
      kind: z.enum([...messageKinds, 'free']),
      channel: MessageChannel,
      visitId: Id.optional(),
      /** Running late: by how much. */
      minutes: z.int().min(1, 'At least one minute').max(240, 'At most 240 minutes').optional(),
      /** Repriced, and of a changed series: the cents that it cost before. */
      was: Cents.optional(),
      /** Due: times of which the client takes one on their page, the first who does. */
      startsAt: z.array(Instant).min(1, 'Choose a time').max(3, 'At most three times').optional(),
      /** Required for a free text; otherwise the provider's template is used. */
      body: MessageBody.optional(),
    }),
    reply: z.object({
      message: ClientMessage,
      /** The text with the client's link, for the provider's phone. */
      text: z.string(),
      /** The phone number or address that it goes to. */
      to: z.string(),
    }),
    status: 201,
  },
  'DELETE /api/client-messages/:id': {
    summary: 'Take back a text that waits for the provider, who told the client otherwise',
    params: Params,
    reply: null,
  },
} as const satisfies EndpointTable;

export type ClientMessages = {
  api: typeof clientMessagesApi;
  events: {
    /** Announced when a provider changes a visit whose client should be notified; without an account, by email. */
    'visit.client_to_tell': {
      visitId: string;
      kind: MessageKind;
      /** The price in cents before the change; left out if the price stayed. */
      was?: number;
      /** If given, only clients who have already got a message of this kind are told. */
      after?: MessageKind;
    };
  };
};
