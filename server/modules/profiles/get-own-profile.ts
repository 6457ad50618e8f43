import type { BusinessProfile, GroomerProfile, ProfileFact } from '#contract/profiles/profiles.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { getFacts } from './facts/facts.queries.ts';
import { savedBusiness, savedGroomer, savedPetOwner } from './profiles.queries.ts';

/** The fields that a profile needs to count as complete, in the order of the form. */
const requiredFields = {
  groomer: ['title', 'address', 'yearsExperience', 'specializations'],
  business: ['businessName', 'businessType', 'address', 'services', 'description'],
  petOwner: ['address'],
} as const;

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
/** The facts that others ask for beyond a complete profile; areas only from those who drive to the pets. */
function helpfulFacts(profile: GroomerProfile | BusinessProfile | null): ProfileFact[] {
  const isBusiness = profile !== null && 'businessName' in profile;
  const drives = isBusiness ? profile.businessType === 'mobile' : profile?.serviceType === 'mobile';
  return [
    ...(isBusiness ? (['hours'] as const) : []),
    ...(drives ? (['areas'] as const) : []),
    'prices',
    'safety',
    'languages',
  ];
}

/**
 * Returns a profile's completeness in percent, the fields that it still needs, and the facts that would help
 * beyond them. Only the fields decide whether it is complete.
 */
function completenessOf(
  profile: object | null,
  fields: readonly string[],
  facts: object = {},
  helpful: readonly ProfileFact[] = [],
) {
  const missing = fields.filter((field) => isMissing(profile, field));
  const unfilled = helpful.filter((field) => isMissing(facts, field));
  const asked = fields.length + helpful.length;
  return {
    profileComplete: missing.length === 0,
    completeness: Math.round((100 * (asked - missing.length - unfilled.length)) / asked),
    missing,
    helpful: unfilled,
  };
}

function isMissing(record: object | null, field: string): boolean {
  const value = (record as Record<string, unknown> | null)?.[field];
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
