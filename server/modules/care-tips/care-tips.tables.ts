import type { Tables } from '#server/platform/tables.ts';

export const careTipsTables: Tables = {
  daily_tip_settings: {
    of: ['account_id'],
    announced: { on: 'insert or delete or update of enabled, email, push' },
    what: 'Whether a daily tip is wanted',
    because: 'It is sent by the chosen way.',
    archive: { list: 'daily-tip-settings', without: ['next_at'], order: 'account_id' },
    closed: 'deleted',
  },
  daily_tips: {
    of: ['account_id'],
    announced: { on: 'insert or update' },
    what: 'The tip of the day',
    because: 'It is the same all day.',
    until: 'until the next one',
    archive: { list: 'daily-tip', order: 'day' },
    closed: 'deleted',
  },
  owner_tips: {
    of: ['account_id'],
    announced: false,
    what: 'Seen, rated and saved tips',
    because: 'No tip of the day comes twice in 60 days.',
    archive: { list: 'care-tips', order: 'tip_id' },
    closed: 'deleted',
  },
  hidden_tips: {
    announced: false,
    impersonal: 'Tips that an admin has hidden.',
  },
};
