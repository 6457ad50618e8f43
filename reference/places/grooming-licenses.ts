export type GroomingLicense = {
  /** The license as its authority calls it. */
  name: string;
  authority: string;
  source: { title: string; url: string; read: string };
};

/**
 * The states known to license the facilities in which pets are groomed. Others may too, and so may cities and
 * counties: a missing state says nothing.
 */
const licenses = new Map<string, GroomingLicense>([
  [
    'CO',
    {
      name: 'pet animal care facility license (PACFA)',
      authority: 'Colorado Department of Agriculture',
      source: {
        title: '8 CCR 1202-15, Rules under the Pet Animal Care and Facilities Act',
        url: 'https://regulations.justia.com/states/colorado/1200/1202/rule-8-ccr-1202-15/part-2',
        read: '2026-11-23',
      },
    },
  ],
  [
    'GA',
    {
      name: 'kennel license, which covers grooming shops and vans',
      authority: 'Georgia Department of Agriculture',
      source: {
        title: 'Georgia Rules and Regulations 40-13-13, Animal Protection',
        url: 'https://rules.sos.ga.gov/gac/40-13-13',
        read: '2026-11-25',
      },
    },
  ],
  [
    'CT',
    {
      name: 'grooming facility license',
      authority: 'Connecticut Department of Agriculture',
      source: {
        title: 'Connecticut General Statutes § 22-344, as reported by the Office of Legislative Research',
        url: 'https://www.cga.ct.gov/2006/rpt/2006-R-0670.htm',
        read: '2026-11-23',
      },
    },
  ],
]);

/** The license that a state asks of grooming facilities; undefined where none is known. */
export const groomingLicense = (state: string | null): GroomingLicense | undefined =>
  state === null ? undefined : licenses.get(state);

/** The law that forbids drying pets in heated cages or boxes; undefined where none is known. */
export const heatedCageLaw = (state: string | null): string | undefined =>
  state === 'NY' ? 'N.Y. Agriculture and Markets Law § 353-e' : undefined;
