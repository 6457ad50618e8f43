import type { PersonalData } from '#server/platform/module.ts';
import { deleteBlocksOf, exportBlocks } from './personal-data.queries.ts';

export const blocksData: PersonalData = {
  domain: 'blocks',
  export: async (sql, accountId) => ({ 'blocked-people': await exportBlocks(sql, accountId) }),
  async erase({ sql }, accountId) {
    await deleteBlocksOf(sql, accountId);
  },
};
