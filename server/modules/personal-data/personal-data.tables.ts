import type { Tables } from '#server/platform/tables.ts';

export const personalDataTables: Tables = {
  data_exports: {
    of: ['account_id'],
    topic: 'data-export',
    what: 'The archive of one’s data',
    because: 'To be downloaded.',
    until: '24 hours',
    archive: { none: 'It is the archive.' },
    closed: 'deleted',
  },
};
