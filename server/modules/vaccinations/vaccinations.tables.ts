import type { Tables } from '#server/platform/tables.ts';
import { exportVaccinations } from './personal-data.queries.ts';

export const vaccinationsTables: Tables = {
  vaccinations: {
    announced: {
      on: 'insert or delete or update of kind, evidence, given_on, expires_on, proof_url, checked_at',
      by: 'note_pet()',
    },
    topic: 'pets',
    what: 'Vaccinations of pets',
    because: 'Providers ask for them.',
    archive: {
      list: 'vaccinations',
      without: ['expiry_announced_at', 'client_link_id'],
      rows: exportVaccinations,
    },
    closed: 'deleted',
  },
  provider_rules: {
    of: ['account_id'],
    announced: false,
    what: 'What a provider asks of pets',
    because: 'Pets are checked against them.',
    archive: { list: 'rules-for-pets', order: 'account_id' },
    closed: 'deleted',
  },
};
