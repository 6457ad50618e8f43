import type { Sql } from '#server/platform/database/sql.ts';
import { getFacts } from './facts/facts.queries.ts';
import { completenessOf, helpfulFacts, requiredFields } from './completeness.ts';
import { savedBusiness, savedGroomer, savedPetOwner } from './profiles.queries.ts';

/** Returns the account's own profile with its completeness; `profile` is null before the first save. */
export async function getOwnGroomerProfile(sql: Sql, accountId: string, now: Date) {
  const profile = await savedGroomer(sql, accountId, { by: 'oneself', now }, 'shift');
  const facts = await getFacts(sql, accountId, 'groomer');
  return { profile, ...completenessOf(profile, requiredFields.groomer, facts, helpfulFacts(profile)) };
}

export async function getOwnBusinessProfile(sql: Sql, accountId: string, now: Date) {
  const profile = await savedBusiness(sql, accountId, { by: 'oneself', now }, 'shift');
  const facts = await getFacts(sql, accountId, 'business');
  return { profile, ...completenessOf(profile, requiredFields.business, facts, helpfulFacts(profile)) };
}

export async function getOwnPetOwnerProfile(sql: Sql, accountId: string) {
  const profile = await savedPetOwner(sql, accountId);
  return { profile, ...completenessOf(profile, requiredFields.petOwner) };
}
