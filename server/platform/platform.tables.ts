import type { Tables } from './tables.ts';

export const platformTables: Tables = {
  audit_log: {
    announced: false,
    what: 'Acts of admins',
    because: 'Records of decisions about others cannot be erased by the person who decided.',
    until: 'for good',
    archive: { none: 'It is the record of those who acted.' },
    closed: 'stays',
  },
  backups: {
    announced: false,
    impersonal: 'When backups ended, and their size.',
  },
  changed: {
    announced: false,
    what: 'Whose rows changed',
    because: 'Open pages show what changed.',
    until: 'an hour',
    archive: { none: 'Ids for an hour.' },
    closed: 'stays',
  },
  demo_town: { announced: false, impersonal: 'Whether the demo was filled.' },
  events: {
    announced: false,
    impersonal: 'Ids of what happened, for 30 days.',
  },
  idempotent_requests: {
    announced: false,
    impersonal: 'Replies for 24 hours, encrypted with a key that only the sender has.',
  },
  jobs: {
    announced: [
      {
        on: 'update of last_error when (old.last_error is distinct from new.last_error)',
        by: 'note_admins()',
      },
      { on: 'delete when (old.last_error is not null)', by: 'note_admins()' },
    ],
    topic: 'admin-jobs',
    impersonal: 'Ids of what is to be done.',
  },
  mails: {
    announced: false,
    what: 'Mails, where no mail server is set up',
    because: 'To look into what went wrong. Mails to others stay with the rest.',
    until: '30 days',
    archive: { none: 'They were sent to the person.' },
    closed: 'deleted',
    words: {
      subject: 'Mails to others, for 30 days.',
      body: 'Mails to others, for 30 days.',
      html: 'Mails to others, for 30 days.',
    },
  },
  migrations: {
    announced: false,
    impersonal: 'Names of files.',
  },
  payment_messages: {
    announced: false,
    impersonal: 'Ids of messages of the processor.',
  },
  rate_limits: {
    announced: false,
    impersonal: 'Counters per address and account, for a day.',
  },
};
