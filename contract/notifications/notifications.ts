import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { categoryNames } from './notification-categories.ts';
import { Id, Instant, PageLimit, Params, TimeZone, WallTime } from '../values.ts';

const Category = z.enum(categoryNames);

/** Something that happened, as its reader sees it in the app. */
export const Notification = z.object({
  id: Id,
  kind: z.string(),
  category: Category,
  title: z.string(),
  text: z.string(),
  /** The path of the page that it leads to. */
  href: z.string(),
  createdAt: Instant,
  readAt: Instant.nullable(),
});
export type Notification = z.output<typeof Notification>;

const Unread = z.object({ count: z.int() });

const Channels = z.object({ inApp: z.boolean(), email: z.boolean(), push: z.boolean() });
const ofCategories = <S extends z.ZodType>(schema: S) => ({
  bookings: schema,
  reminders: schema,
  day_sheet: schema,
  offers: schema,
  urgent: schema,
  searches: schema,
  pay: schema,
  reviews: schema,
  messages: schema,
  care_tips: schema,
  membership: schema,
  security: schema,
});

/** They may go past midnight. */
const QuietHours = z.strictObject({ from: WallTime, until: WallTime });

const Preferences = z.object({
  categories: z.object(ofCategories(Channels)),
  quietHours: QuietHours.nullable(),
  /** The zone of the quiet hours and of the digest. */
  timeZone: z.string(),
  /** Whether mails that can wait come as one each morning. */
  digest: z.boolean(),
  /** Whether urgent shifts come in quiet hours too. */
  urgentInQuietHours: z.boolean(),
});
export type NotificationPreferences = z.output<typeof Preferences>;

const ChannelsChange = z.strictObject({
  inApp: z.boolean().optional(),
  email: z.boolean().optional(),
  push: z.boolean().optional(),
});

/** What a mail's preference page shows to a reader who is not signed in. */
const MailPreferences = z.object({
  firstName: z.string(),
  /** Whether mails about a category come. */
  categories: z.object(ofCategories(z.boolean())),
  digest: z.boolean(),
});
export type MailPreferences = z.output<typeof MailPreferences>;

/** A signed key from a mail; it opens the mail preferences of one account and nothing else. */
const Signed = z.strictObject({
  key: z.string().regex(/^[\w-]{10,50}$/, 'This link is incomplete. Open it from the email.'),
});
/** A link as it arrived: mail programs cut long ones, and the page says so. */
const PerhapsCut = {
  params: z.strictObject({ key: z.string().max(200) }),
  query: z.strictObject({ category: z.string().max(200).optional() }),
};
/** The category to leave, or the digest; without one, the page only opens. */
const Leaving = z.strictObject({ category: z.enum([...categoryNames, 'digest']).optional() });

export const notificationsApi = {
  'GET /api/notifications': {
    summary: 'One’s own notifications, the latest first',
    query: z.strictObject({ cursor: z.string().max(300).optional(), limit: PageLimit }),
    reply: z.array(Notification),
  },
  'GET /api/notifications/unread': { summary: 'How many one has not read', reply: Unread },
  'POST /api/notifications/read': {
    summary: 'Mark as read: some by their ids, all up to one, or those that lead to a page',
    idempotent: true,
    body: z.strictObject({
      ids: z.array(Id).max(100).optional(),
      upTo: Id.optional(),
      href: z
        .string()
        .max(500)
        .regex(/^\/[^\p{Cc}]*$/u, 'Use a path of this site')
        .optional(),
    }),
    reply: Unread,
  },
  'GET /api/notification-preferences': {
    summary: 'By which channels one is notified, and when not',
    reply: Preferences,
  },
  'PUT /api/notification-preferences': {
    summary: 'Change by which channels one is notified, and when not; what is left out stays',
    body: z.strictObject({
      categories: z.strictObject(ofCategories(ChannelsChange.optional())).optional(),
      quietHours: QuietHours.nullable().optional(),
      timeZone: TimeZone.optional(),
      digest: z.boolean().optional(),
      urgentInQuietHours: z.boolean().optional(),
    }),
    reply: Preferences,
  },
} as const satisfies EndpointTable;

/** Mail preferences without signing in, by the signed key of a mail. */
export const mailPreferencesApi = {
  'GET /api/mail-preferences/:key': {
    summary: 'Which mails come, by the key of a mail',
    params: Signed,
    reply: MailPreferences,
  },
  'PUT /api/mail-preferences/:key': {
    summary: 'Change which mails come, by the key of a mail; what is left out stays',
    params: Signed,
    body: z.strictObject({
      categories: z.strictObject(ofCategories(z.boolean().optional())).optional(),
      digest: z.boolean().optional(),
    }),
    reply: MailPreferences,
  },
  'GET /unsubscribe/:key': {
    summary: 'Leads a reader from a mail to the preference page',
    ...PerhapsCut,
    reply: null,
    status: 302,
  },
  /** One click in a mail program (RFC 8058). */
  'POST /unsubscribe/:key': {
    summary: 'End the mails of a category at once',
    idempotent: true,
    takesForm: true,
    params: Signed,
    query: Leaving,
    reply: null,
  },
} as const satisfies EndpointTable;

export const pushApi = {
  'GET /api/push-key': {
    summary: 'The key with which a browser subscribes; null where nothing is pushed',
    reply: z.object({ publicKey: z.string().nullable() }),
  },
  'POST /api/push-subscriptions': {
    summary: 'Push notifications to a browser while its session lasts',
    idempotent: true,
    /** As PushSubscription.toJSON() of the browser gives it. */
    body: z.strictObject({
      endpoint: z.url('Use the address of a push service').max(1000, 'At most 1,000 characters'),
      /** In ms since 1970. */
      expirationTime: z.number().min(0).max(8.64e15).nullish(),
      keys: z.strictObject({
        p256dh: z.string().regex(/^[\w-]{87}=?$/, 'Use the key that the browser gave'),
        auth: z.string().regex(/^[\w-]{22}={0,2}$/, 'Use the secret that the browser gave'),
      }),
    }),
    reply: z.object({ id: Id }),
    status: 201,
  },
  'DELETE /api/push-subscriptions/:id': {
    summary: 'No longer push to a browser',
    params: Params,
    reply: null,
  },
} as const satisfies EndpointTable;
