import type { Tables } from '#server/platform/tables.ts';

export const certificationsTables: Tables = {
  certifications: {
    of: ['account_id'],
    announced: [{}, { by: 'note_admins()' }],
    what: 'Certifications and their proofs',
    because: 'Others see the certifications of a person, and admins check them.',
    archive: {
      list: 'certifications',
      without: ['decided_by', 'expiry_announced_at'],
      order: 'created_at, id',
    },
    closed: 'deleted',
  },
};
