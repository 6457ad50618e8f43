/** What each profile needs before it counts as complete, in the order in which it is asked for. */
export const requiredFields = {
  groomer: ['title', 'address', 'yearsExperience', 'specializations'],
  business: ['businessName', 'businessType', 'address', 'services', 'description'],
  petOwner: ['address'],
} as const;

/** How complete a profile is: a share of 100, and what is still missing. */
export function completenessOf(profile: object | null, fields: readonly string[]) {
  const missing = fields.filter((field) => isEmpty((profile as Record<string, unknown> | null)?.[field]));
  return {
    profileComplete: missing.length === 0,
    completeness: Math.round((100 * (fields.length - missing.length)) / fields.length),
    missing,
  };
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
