/** The fields that a profile needs to count as complete, in the order of the form. */
export const requiredFields = {
  groomer: ['title', 'address', 'yearsExperience', 'specializations'],
  business: ['businessName', 'businessType', 'address', 'services', 'description'],
  petOwner: ['address'],
} as const;

/** Returns a profile's completeness in percent and the missing fields. */
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
