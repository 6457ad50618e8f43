import type { Tables } from '#server/platform/tables.ts';
import { exportConsents } from './personal-data.queries.ts';

export const portfolioTables: Tables = {
  portfolio_consents: {
    of: ['owner_id', 'provider_id'],
    what: 'Whether a pet owner lets a provider show pictures of a visit',
    because: 'Nothing of a visit is shown without it.',
    archive: { list: 'consents', without: ['provider_id'], rows: exportConsents },
    closed: 'deleted',
  },
  portfolio_items: {
    of: ['account_id'],
    what: 'Pictures of work that a groomer or business shows',
    because: 'Pet owners choose by them. Those from a visit leave with either side.',
    until: 'until removed, or until the pet owner takes consent back',
    archive: { list: 'portfolio', without: ['id', 'position'], order: 'position, id' },
    closed: 'deleted',
  },
};
