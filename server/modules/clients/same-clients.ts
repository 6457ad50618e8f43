import type { ClientDraft } from '#contract/clients/clients.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { problem } from '#server/platform/problem.ts';
import { phoneDigits } from './phone-digits.ts';
import { findSameClients } from './search.queries.ts';

type Known = Pick<ClientDraft, 'firstName' | 'lastName' | 'phone' | 'phone2' | 'email'>;

/** Finds the clients who may be the same: with the same phone or email, or with the same first and last name. */
export function findSame(sql: Sql, accountId: string, { firstName, lastName, phone, phone2, email }: Known) {
  const digits = [phoneDigits(phone), phoneDigits(phone2)].filter((each) => each !== null);
  const name = lastName ? `${firstName} ${lastName}` : null;
  return findSameClients(sql, accountId, { digits, email: email || null, name });
}

/** @throws Problem `maybe_same` */
export async function requireNew(sql: Sql, accountId: string, draft: Known): Promise<void> {
  const candidates = await findSame(sql, accountId, draft);
  const [first, ...others] = candidates;
  if (!first) return;
  const who = others.length > 0 ? `${first.name} and ${others.length} more` : first.name;
  throw problem('maybe_same', `You have ${who} with the same name, phone or email.`, undefined, {
    candidates,
  });
}
