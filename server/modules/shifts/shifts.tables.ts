import { theirs } from '#server/platform/tables.ts';
import type { Tables } from '#server/platform/tables.ts';
import { exportApplications, exportClaims, exportHistory, exportPay } from './personal-data.queries.ts';

export const shiftsTables: Tables = {
  shifts: {
    of: ['business_id'],
    announced: { by: 'note_shift()' },
    what: 'Shifts of a business',
    because:
      'Groomers apply for them. One that a groomer was accepted for stays as agreed, for their records and taxes.',
    archive: {
      list: 'shifts',
      without: [
        'day',
        'start_time',
        'end_time',
        'terms_version',
        'owner_ended_at',
        'groomer_ended_at',
        'no_show_at',
        'no_show_contested_at',
        'no_show_settled_at',
        'instant_book_at',
        'listed',
        'card',
        'cell',
        'pay_rank',
        'words',
      ],
      order: 'posted_at, id',
    },
    closed: 'stripped',
    words: { title: theirs, description: theirs, address: theirs, card: theirs, words: theirs },
  },
  shift_applications: {
    of: ['groomer_id'],
    announced: { by: 'note_both_sides_of_shift()' },
    topic: 'applications',
    what: 'Applications for shifts',
    because: 'The business decides on them. They stay without their message.',
    archive: {
      list: 'applications',
      without: ['seen_at', 'ended_because', 'terms_version'],
      rows: exportApplications,
    },
    closed: 'stripped',
  },
  shift_pay: {
    of: ['groomer_id'],
    announced: [
      { by: 'note_both_sides_of_shift()' },
      {
        on: 'update of with_admin_at, state when (old.with_admin_at is not null or new.with_admin_at is not null)',
        by: 'note_admins()',
      },
    ],
    topic: 'applications',
    what: 'Pay of worked shifts',
    because: 'Both sides need it for their taxes.',
    archive: {
      list: 'shift-pay',
      without: ['confirm_by', 'answer_by', 'with_admin_at', 'decided_by'],
      rows: exportPay,
    },
    closed: 'stays',
    words: { dispute_reason: theirs },
  },
  shift_claims: {
    of: ['groomer_id'],
    announced: { by: 'note_both_sides_of_shift()' },
    topic: 'applications',
    what: 'Figures that a groomer sent',
    because: 'The pay rests on them.',
    archive: { list: 'shift-claims', without: ['revenue_estimated', 'answer_by'], rows: exportClaims },
    closed: 'stays',
  },
  shift_history: {
    announced: {
      on: "insert when (new.what in ('on_my_way', 'running_late', 'arrived', 'left_early', 'leaving_allowed', 'leaving_not_allowed', 'extras_claimed', 'extras_agreed', 'extras_declined'))",
      by: 'note_both_sides_of_shift()',
    },
    topic: 'applications',
    what: 'What happened to a shift',
    because: 'Both sides can see who did what. It stays without the person’s notes.',
    archive: { list: 'shift-history', without: ['seq', 'account_id', 'groomer_id'], rows: exportHistory },
    closed: 'stripped',
  },
  shift_spots: {
    announced: false,
    impersonal: 'Points on the map that belong to no person.',
  },
};
