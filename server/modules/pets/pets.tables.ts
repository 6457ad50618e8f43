import type { Tables } from '#server/platform/tables.ts';
import { exportEarlierBites, exportPets } from './personal-data.queries.ts';

export const petsTables: Tables = {
  pets: {
    of: ['owner_id', 'managed_by'],
    what: 'Pets',
    because:
      'Groomers read them before they offer. One that was groomed stays without name in the records of the work.',
    archive: {
      list: 'pets',
      without: ['managed_by', 'breed_rules', 'changed_at', 'changes', 'filed_bites'],
      rows: exportPets,
    },
    closed: 'stripped',
  },
  pet_bite_history: {
    announced: false,
    what: 'Earlier texts of an owner’s bite reports',
    because: 'A bite cannot be made to disappear.',
    archive: { list: 'earlier-bite-reports', without: ['seq'], rows: exportEarlierBites },
    closed: 'deleted',
  },
};
