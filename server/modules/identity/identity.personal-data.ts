import type { PersonalData } from '#server/platform/module.ts';
import { hashPassword } from './passwords/passwords.ts';
import {
  exportAccount,
  exportAgreements,
  exportBrowsers,
  exportPasskeys,
  exportSecurityChanges,
  exportTwoFactor,
  exportSessions,
  markClosed,
  removeName,
} from './personal-data.queries.ts';
import { newToken } from './tokens.ts';

export const identityData: PersonalData = {
  domain: 'account',
  export: async (sql, accountId) => ({
    account: await exportAccount(sql, accountId),
    sessions: await exportSessions(sql, accountId),
    'known-browsers': await exportBrowsers(sql, accountId),
    agreements: await exportAgreements(sql, accountId),
    'two-factor': await exportTwoFactor(sql, accountId),
    passkeys: await exportPasskeys(sql, accountId),
    'security-changes': await exportSecurityChanges(sql, accountId),
  }),
  async leave(t, { id }) {
    await markClosed(t.sql, id, await hashPassword(newToken()), t.now);
  },
  async erase({ sql }, accountId) {
    await removeName(sql, accountId);
  },
};
