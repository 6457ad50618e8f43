import type { Tables } from '#server/platform/tables.ts';

export const notificationsTables: Tables = {
  notifications: {
    of: ['account_id'],
    what: 'Notifications',
    because: 'To know what happened. What others received stays with them.',
    until: '180 days',
    archive: {
      list: 'notifications',
      without: ['id', 'about', 'in_app', 'useful_until', 'in_digest', 'other_id', 'work_from', 'work_until'],
      order: 'created_at, id',
    },
    closed: 'deleted',
    words: { title: 'What others received, for 180 days.', text: 'What others received, for 180 days.' },
  },
  notification_choices: {
    of: ['account_id'],
    topic: 'notification-preferences',
    what: 'Which notifications are wanted',
    because: 'Nothing unwanted is sent.',
    archive: { list: 'notification-choices', order: 'category' },
    closed: 'deleted',
  },
  notification_settings: {
    of: ['account_id'],
    topic: 'notification-preferences',
    what: 'Quiet hours, whether urgent shifts come in them, and the daily digest',
    because: 'Nothing is sent at night.',
    archive: { list: 'notification-settings', order: 'account_id' },
    closed: 'deleted',
  },
  push_subscriptions: {
    of: ['account_id'],
    announced: false,
    what: 'Browsers that take push notifications',
    because: 'To reach the browser.',
    until: 'as long as its session',
    archive: { list: 'push-subscriptions', without: ['id', 'session_hash', 'p256dh', 'auth'] },
    closed: 'deleted',
  },
  link_keys: {
    announced: false,
    impersonal: 'One key of the program.',
  },
};
