import type { Tables } from '#server/platform/tables.ts';

export const reportsTables: Tables = {
  reports: {
    of: ['reporter_id'],
    announced: { on: 'insert or update', by: 'note_admins()' },
    topic: 'admin-reports',
    what: 'Reports of people and what they wrote',
    because: 'Leaving must not destroy the evidence of harm. Who reported is not disclosed.',
    until: 'for good',
    archive: {
      list: 'reports',
      without: [
        'reported_id',
        'subject_id',
        'evidence',
        'status',
        'decided_at',
        'decided_by',
        'decision_reason',
      ],
    },
    closed: 'stays',
    words: { text: 'What was reported.', evidence: 'A copy of what was reported.' },
  },
};
