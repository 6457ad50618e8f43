import type { Tables } from '#server/platform/tables.ts';
import { exportMedia } from './personal-data.queries.ts';

export const mediaTables: Tables = {
  media: {
    announced: false,
    what: 'Photos and proofs',
    because: 'They are shown where they were added. Those in a message or a report card stay with it.',
    until: 'as long as something shows them, and a day',
    archive: { list: 'photos', without: ['account_id', 'id', 'unused_since'], rows: exportMedia },
    closed: 'deleted',
  },
};
