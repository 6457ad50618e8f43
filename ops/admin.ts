import {
  findAdmins,
  grantAdmin,
  resetTwoFactor,
  restoreByCommand,
  revokeAdmin,
} from '#server/modules/identity/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createTransact } from '#server/platform/transaction.ts';
import { withDatabase } from './with-database.ts';

/**
 * Gives an account access to /admin and /promo-admin, takes it away, or lists the accounts that have it; turns two-factor
 * off for an account whose owner lost the codes; ends a suspension.
 */
const usage = `Usage: npm run admin -- grant EMAIL
       npm run admin -- revoke EMAIL [--force]
       npm run admin -- list
       npm run admin -- reset-two-factor EMAIL
       npm run admin -- restore EMAIL`;
const [act = '', email, option, ...more] = process.argv.slice(2);
const fits =
  more.length === 0 &&
  (act === 'list'
    ? email === undefined
    : ['grant', 'revoke', 'reset-two-factor', 'restore'].includes(act) &&
      email !== undefined &&
      (option === undefined || (act === 'revoke' && option === '--force')));
if (!fits) {
  console.error(usage);
  process.exit(1);
}
/** The server mails and logs what changed; this program runs no jobs. */
const jobsOf: Record<string, string[]> = {
  'security.changed': ['mail-security-change'],
  'account.restored': ['notify-restored', 'log-restored-account'],
};
const subscribers = (event: string) => jobsOf[event] ?? [];

const lineOf = ({ email: address, name, isSuspended }: Awaited<ReturnType<typeof findAdmins>>[number]) =>
  `${address} (${name}${isSuspended ? ', suspended' : ''})`;

await withDatabase(async (sql) => {
  const transact = createTransact(sql, systemClock, subscribers);
  if (email === undefined) {
    const admins = await findAdmins(sql);
    console.log(admins.map(lineOf).join('\n') || 'There are no admins.');
  } else if (act === 'grant') {
    await transact((t) => grantAdmin(t, email));
    console.log(`${email} is an admin now.`);
  } else if (act === 'reset-two-factor') {
    await transact((t) => resetTwoFactor(t, email));
    console.log(`${email} signs in without a code now.`);
  } else if (act === 'restore') {
    await transact((t) => restoreByCommand(t, email));
    console.log(`${email} is not suspended anymore.`);
  } else {
    await transact((t) => revokeAdmin(t, email, { force: option === '--force' }));
    console.log(`${email} is no admin anymore.`);
  }
});
