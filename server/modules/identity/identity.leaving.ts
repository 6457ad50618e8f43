import type { Leaving } from '#server/platform/module.ts';
import { hashPassword } from './passwords/passwords.ts';
import { markClosed, removeName } from './personal-data.queries.ts';
import { newToken } from './tokens.ts';

export const identityLeaving: Leaving = {
  async leave(t, { id }) {
    await markClosed(t.sql, id, await hashPassword(newToken()), t.now);
  },
  async erase({ sql }, accountId) {
    await removeName(sql, accountId);
  },
};
