import { verifyLedger } from '#server/modules/memberships/index.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run ledger:verify`: recomputes every balance and invoice from the ledger's rows; exit code 1 on any
 * mismatch.
 */
await withDatabase(async (sql) => {
  const { entries, faults } = await verifyLedger(sql);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0)
    throw new Error(`The ledger does not add up: ${faults.length} of its facts are wrong.`);
  console.log(`The ledger adds up: ${entries} rows.`);
});
