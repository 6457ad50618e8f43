import type { BusinessProfile, GroomerProfile, ProfileFact } from '#contract/profiles/profiles.ts';

/** The fields that a profile needs to count as complete, in the order of the form. */
export const requiredFields = {
  groomer: ['title', 'address', 'yearsExperience', 'specializations'],
  business: ['businessName', 'businessType', 'address', 'services', 'description'],
  petOwner: ['address'],
} as const;

/** The facts that others ask for beyond a complete profile; areas only from those who drive to the pets. */
export function helpfulFacts(profile: GroomerProfile | BusinessProfile | null): ProfileFact[] {
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
export function completenessOf(
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
