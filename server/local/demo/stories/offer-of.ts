import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import type { GroomerProfile } from '#contract/profiles/profiles.ts';

/** Everyone does the basics; finer work comes with a specialization, and with the years. */
export function offerOf(
  specializations: string[],
  years: number,
): Pick<GroomerProfile, 'services' | 'species' | 'serviceType'> {
  const isKnownFor = (words: RegExp) => specializations.some((word) => words.test(word));
  const basics: ServiceCode[] = ['full_groom', 'bath_brush', 'nail_trim'];
  return {
    services: [
      ...basics,
      ...(isKnownFor(/strip|terrier/i) ? (['hand_strip'] as const) : []),
      ...(isKnownFor(/coat|large|shed/i) ? (['deshed'] as const) : []),
      ...(years >= 3 ? (['puppy_intro', 'nail_grind'] as const) : []),
      ...(years >= 6 ? (['demat', 'teeth_brush'] as const) : []),
    ],
    // After some years, many also have private clients at home.
    serviceType: specializations.includes('Own van') ? 'mobile' : years >= 7 ? 'both' : 'salon',
    species: isKnownFor(/\bcats?\b/i) ? ['dog', 'cat'] : ['dog'],
  };
}
