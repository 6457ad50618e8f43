/** The codes used in vaccination records; `reference/vaccinations/vaccinations.ts` defines their meaning. */

export const vaccineCodes = [
  'rabies',
  'dhpp',
  'bordetella',
  'leptospirosis',
  'canine_influenza',
  'lyme',
  'fvrcp',
  'felv',
  'ferret_distemper',
  'rhdv2',
] as const;

export type VaccineCode = (typeof vaccineCodes)[number];

/** The kinds of evidence: a dose, a titer test, or a veterinarian's medical waiver. */
export const evidenceCodes = ['vaccination', 'titer', 'waiver'] as const;

export type Evidence = (typeof evidenceCodes)[number];
