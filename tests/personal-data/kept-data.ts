import { account } from './kept.ts';
import type { Kept } from './kept.ts';
import { keptAccounts } from './kept-accounts.ts';
import { declaredTables } from '#server/modules.ts';
import { isPersonal } from '#server/platform/tables.ts';
import { keptShared } from './kept-shared.ts';
import { keptWork } from './kept-work.ts';

/** Every table with personal columns; a test compares it with the schema, the archive and a closed account. */
export const keptData: Record<string, Kept> = {
  ...keptAccounts,
  ...keptWork,
  ...keptShared,
  ...keptDeclared(),
};

/** Tables whose columns look personal and are not, and why. */
export const notPersonal: Record<string, string> = {
  demo_town: 'Whether the demo was filled.',
  events: 'Ids of what happened, for 30 days.',
  hidden_tips: 'Tips that an admin has hidden.',
  idempotent_requests: 'Replies for 24 hours, encrypted with a key that only the sender has.',
  jobs: 'Ids of what is to be done.',
  link_keys: 'One key of the program.',
  migrations: 'Names of files.',
  name_words: 'Words of names, without a link to people, while a listed person has them.',
  payment_messages: 'Ids of messages of the processor.',
  people_spots: 'Points on the map that belong to no person.',
  promo_codes: 'Codes that admins made.',
  rate_limits: 'Counters per address and account, for a day.',
  request_spots: 'Points on the map that belong to no person.',
  shift_spots: 'Points on the map that belong to no person.',
  test_processor_books: 'Books of the test processor by customer, without a name.',
  invoice_numbers: 'The last number.',
};

for (const { table, ...declared } of declaredTables)
  if ('impersonal' in declared) notPersonal[table] = declared.impersonal;

/** What the modules declare of their tables. */
function keptDeclared(): Record<string, Kept> {
  return Object.fromEntries(
    declaredTables.flatMap(({ owner, table, of: [own = ''] = [], ...each }) => {
      if (!isPersonal(each)) return [];
      const { archive } = each;
      const named =
        'list' in archive
          ? { list: `${owner}/${archive.list}`, without: [own, ...(archive.without ?? [])] }
          : archive;
      return [[table, { until: account, ...each, archive: named }]];
    }),
  );
}
