import { grantAdmin } from '#server/modules/identity/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createTransact } from '#server/platform/transaction.ts';
import { withDatabase } from './with-database.ts';

/** `npm run admin -- grant EMAIL` gives an account access to /admin and /promo-admin. */
const [act, email] = process.argv.slice(2);
if (act !== 'grant' || !email) {
  console.error('Usage: npm run admin -- grant EMAIL');
  process.exit(1);
}
await withDatabase(async (sql) => {
  await createTransact(sql, systemClock, () => [])((t) => grantAdmin(t, email));
  console.log(`${email} is an admin now.`);
});
