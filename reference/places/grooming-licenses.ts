export type GroomingLicense = {
  /** The license as its authority calls it. */
  name: string;
  authority: string;
  source: { title: string; url: string; read: string };
};

/**
 * The states that license the facilities in which pets are groomed. No state licenses groomers themselves;
 * cities and counties may ask for permits of their own.
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

/** The license that a state asks of grooming facilities, if it does. */
export const groomingLicense = (state: string | null): GroomingLicense | undefined =>
  state === null ? undefined : licenses.get(state);
