export const notificationChannels = ['inApp', 'email', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

type Category = {
  label: string;
  about: string;
  /** The channels that are on before the person chooses; all of them if left out. */
  atFirst?: Record<NotificationChannel, boolean>;
  /** Cannot be switched off. */
  always?: NotificationChannel;
};

/** What people are notified about, in the order of the settings. */
export const notificationCategories = {
  bookings: {
    label: 'Bookings',
    about: 'Visits and shifts that are booked, moved, cancelled or missed, and report cards',
  },
  reminders: {
    label: 'Reminders',
    about: 'Work ahead, days to record, reviews to write, vaccinations that expire, pets that are due',
  },
  day_sheet: {
    label: 'Day sheet',
    about: 'Your next day at 6 PM the evening before: visits in order, with times, addresses and warnings',
  },
  offers: {
    label: 'Offers and applications',
    about: 'New offers and applications, answers to yours, and changes that concern them',
  },
  urgent: {
    label: 'Urgent shifts',
    about: 'Shifts near you that start within 48 hours, when your calendar is free',
  },
  searches: {
    label: 'Saved searches',
    about: 'New shifts and requests that match a search you saved',
  },
  pay: { label: 'Pay', about: 'Figures of a worked day to confirm, accept or correct' },
  reviews: { label: 'Reviews', about: 'Reviews that others wrote about you' },
  messages: { label: 'Messages', about: 'Messages that you have not read for a while' },
  care_tips: {
    label: 'Tip of the day',
    about: 'One care tip for your pets each morning',
    atFirst: { inApp: true, email: false, push: false },
  },
  membership: {
    label: 'Membership',
    about: 'Receipts, renewals and payments that failed',
    always: 'email',
  },
  security: {
    label: 'Security',
    about: 'Your password, your roles, your reports, and decisions about your account',
    always: 'email',
  },
} as const satisfies Record<string, Category>;

export type NotificationCategory = keyof typeof notificationCategories;
export const categoryNames = Object.keys(notificationCategories) as NotificationCategory[];

/** The channels of a category until its reader chooses. */
export const atFirst = (category: NotificationCategory): Record<NotificationChannel, boolean> => {
  const facts: Category = notificationCategories[category];
  return facts.atFirst ?? { inApp: true, email: true, push: true };
};

/** Whether a channel of a category can never be switched off. */
export const isAlwaysOn = (category: NotificationCategory, channel: NotificationChannel): boolean => {
  const facts: Category = notificationCategories[category];
  return facts.always === channel;
};

/** Whether a category is about work that is offered or booked. */
export const isAboutWork = (category: NotificationCategory): boolean =>
  category === 'bookings' || category === 'offers';

/** Whether it reaches people of whom one has blocked the other: work that is booked goes on. */
export const reaches = (category: NotificationCategory): boolean =>
  category !== 'offers' &&
  category !== 'messages' &&
  category !== 'reviews' &&
  category !== 'searches' &&
  category !== 'urgent';
