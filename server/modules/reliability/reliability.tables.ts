import { theirs } from '#server/platform/tables.ts';
import type { Tables } from '#server/platform/tables.ts';

export const reliabilityTables: Tables = {
  reliability_facts: {
    of: ['account_id'],
    announced: { by: "note_row('account_id', 'other_id')" },
    what: 'Bookings kept and left',
    because: 'Both sides see how far they can count on each other.',
    until: '90 days',
    archive: { list: 'reliability', without: ['other_id'], order: 'id' },
    closed: 'deleted',
    words: { title: theirs, other_words: theirs, weather_note: theirs },
  },
  reliability_appeals: {
    of: ['account_id'],
    announced: [{}, { by: 'note_admins()' }],
    what: 'Appeals against them',
    because: 'An admin decides on them.',
    until: 'as long as the fact',
    archive: { list: 'appeals', without: ['decided_by'], order: 'id' },
    closed: 'deleted',
  },
};
