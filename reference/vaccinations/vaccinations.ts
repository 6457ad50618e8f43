import { vaccineCodes } from '#contract/vaccinations/vaccination-codes.ts';
import type { Species } from '#contract/pets/pet-codes.ts';
import type { VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import { addDays, addMonths } from '../calendar-days.ts';

export interface Vaccine {
  label: string;
  explanation: string;
  species: readonly Species[];
  /** The age in weeks from which an animal lacks it; null if none is agreed. */
  fromWeeks: number | null;
  /** The age in weeks before which a dose does not count; a nasal one may come earlier than the usual shot. */
  leastWeeks: number | null;
  /** How many months one dose protects: the shortest and the longest that vets certify. */
  validMonths: { shortest: number; longest: number };
  /** The licensed maximum in months by species, whatever the certificate says. */
  atMostMonths?: Partial<Record<Species, number>>;
  /** Whether salons accept a measured titer instead of a dose. Rabies law accepts none. */
  titer: boolean;
  /** Whether a vet's medical waiver is usual for animals that must not be vaccinated. */
  waiver: boolean;
  /** How many US salons require it. */
  asked: 'nearly_all' | 'many' | 'some' | 'few';
}

export const vaccines: Record<VaccineCode, Vaccine> = {
  rabies: {
    label: 'Rabies',
    explanation:
      'Required by law for dogs in nearly every state, and for cats in most; given from 12 weeks, in some states by 16.',
    species: ['dog', 'cat', 'ferret', 'horse'],
    fromWeeks: 12,
    leastWeeks: 12,
    validMonths: { shortest: 12, longest: 36 },
    atMostMonths: { ferret: 12, horse: 12 },
    titer: false,
    waiver: true,
    asked: 'nearly_all',
  },
  dhpp: {
    label: 'Distemper and parvo (DHPP)',
    explanation:
      'One combined shot, also written DAPP or 5-in-1. DHLPP contains leptospirosis as well: record both, each until its own day.',
    species: ['dog'],
    fromWeeks: 6,
    leastWeeks: 6,
    validMonths: { shortest: 12, longest: 36 },
    titer: true,
    waiver: true,
    asked: 'many',
  },
  bordetella: {
    label: 'Bordetella (kennel cough)',
    explanation: 'Against the commonest cough where dogs meet; some places ask for it every six months.',
    species: ['dog'],
    fromWeeks: 8,
    leastWeeks: null,
    validMonths: { shortest: 6, longest: 12 },
    titer: false,
    waiver: true,
    asked: 'many',
  },
  leptospirosis: {
    label: 'Leptospirosis',
    explanation:
      'A yearly shot against an infection that people can catch as well; AAHA counts it as core for dogs since 2024.',
    species: ['dog'],
    fromWeeks: 8,
    leastWeeks: null,
    validMonths: { shortest: 12, longest: 12 },
    titer: false,
    waiver: true,
    asked: 'few',
  },
  canine_influenza: {
    label: 'Dog flu (canine influenza)',
    explanation: 'Two first doses, then yearly; asked for where outbreaks happened.',
    species: ['dog'],
    fromWeeks: 8,
    leastWeeks: null,
    validMonths: { shortest: 12, longest: 12 },
    titer: false,
    waiver: true,
    asked: 'some',
  },
  lyme: {
    label: 'Lyme disease',
    explanation: 'A yearly shot for dogs in tick country; it protects the dog, not the salon.',
    species: ['dog'],
    fromWeeks: 8,
    leastWeeks: null,
    validMonths: { shortest: 12, longest: 12 },
    titer: false,
    waiver: true,
    asked: 'few',
  },
  fvrcp: {
    label: 'Cat distemper and flu (FVRCP)',
    explanation: 'The combined core shot for cats, also called the 3-in-1.',
    species: ['cat'],
    fromWeeks: 6,
    leastWeeks: 6,
    validMonths: { shortest: 12, longest: 36 },
    titer: true,
    waiver: true,
    asked: 'many',
  },
  felv: {
    label: 'Feline leukemia (FeLV)',
    explanation: 'For kittens and for cats that go outdoors.',
    species: ['cat'],
    fromWeeks: 8,
    leastWeeks: null,
    validMonths: { shortest: 12, longest: 24 },
    titer: false,
    waiver: true,
    asked: 'few',
  },
  ferret_distemper: {
    label: 'Ferret distemper',
    explanation: 'The yearly core shot for ferrets.',
    species: ['ferret'],
    fromWeeks: null,
    leastWeeks: null,
    validMonths: { shortest: 12, longest: 12 },
    titer: false,
    waiver: true,
    asked: 'some',
  },
  rhdv2: {
    label: 'Rabbit hemorrhagic disease (RHDV2)',
    explanation: 'A yearly shot for rabbits, after two first doses.',
    species: ['rabbit'],
    fromWeeks: null,
    leastWeeks: null,
    validMonths: { shortest: 12, longest: 12 },
    titer: false,
    waiver: true,
    asked: 'few',
  },
};

/** The vaccines of a species, most required first. */
export function vaccinesFor(species: Species): VaccineCode[] {
  const order = ['nearly_all', 'many', 'some', 'few'];
  return vaccineCodes
    .filter((code) => vaccines[code].species.includes(species))
    .toSorted((one, other) => order.indexOf(vaccines[one].asked) - order.indexOf(vaccines[other].asked));
}

/** The suggested expiry of a dose given on this day ('YYYY-MM-DD'), by the shortest usual validity. */
export function suggestedExpiry(code: VaccineCode, givenOn: string): string {
  return addMonths(givenOn, vaccines[code].validMonths.shortest);
}

/** The first day on which an animal born on a day may get the vaccine. */
export function givenFrom(code: VaccineCode, bornOn: string): string {
  return addDays(bornOn, (vaccines[code].fromWeeks ?? 0) * 7);
}

/**
 * Days after the first rabies dose until an animal counts as protected (NASPHV; New York sets fewer); a
 * booster protects at once.
 */
export const firstRabiesDoseDays = (state?: string): number => (state === 'NY' ? 14 : 28);

/** The most months that any dose of it is good for in this kind of animal. */
export const mostMonths = (code: VaccineCode, species: Species): number =>
  vaccines[code].atMostMonths?.[species] ?? vaccines[code].validMonths.longest;

/** Whether an expiry is later than any label allows for the species, such as three years for a horse's rabies. */
export const lastsTooLong = (
  code: VaccineCode,
  species: Species,
  givenOn: string,
  expiresOn: string,
): boolean => expiresOn > addMonths(givenOn, mostMonths(code, species));

/** Months that the first dose of a vaccine lasts, whatever its label says (NASPHV Compendium, 2016). */
const firstDoseMonths = 12;
/** An animal is vaccinated again within a year: a dose before is its first. */
const firstYearMonths = 12;

export type Dosed = {
  kind: VaccineCode;
  givenOn: string | null;
  expiresOn: string | null;
  /** Null or omitted if unknown. */
  dose?: 'first' | 'booster' | null;
};

/** Whether a dose is the first: told so, or of an unknown kind in an animal's first year. */
export const isFirstDose = ({ givenOn, dose }: Dosed, bornOn?: string | null): boolean =>
  dose === 'first' || (!dose && Boolean(bornOn && givenOn && givenOn < addMonths(bornOn, firstYearMonths)));

/** The last day on which a dose counts: the day on its label, but no longer than its kind, species and place in the series allow. */
export function countsUntil(record: Dosed, species: Species, bornOn?: string | null): string | null {
  const { kind, givenOn, expiresOn } = record;
  if (!givenOn) return expiresOn;
  const most = mostMonths(kind, species);
  const latest = addMonths(givenOn, isFirstDose(record, bornOn) ? Math.min(most, firstDoseMonths) : most);
  const told = expiresOn ?? suggestedExpiry(kind, givenOn);
  return told < latest ? told : latest;
}

/** Whether a dose was given at an age at which it does not count. */
export function isTooEarly({ kind, givenOn }: Dosed, bornOn?: string | null): boolean {
  return Boolean(bornOn && givenOn && givenOn < addDays(bornOn, (vaccines[kind].leastWeeks ?? 0) * 7));
}

/** Combined shots, each of whose vaccines has its own expiry. */
export const combinedShots: Readonly<Record<string, readonly VaccineCode[]>> = {
  DHLPP: ['dhpp', 'leptospirosis'],
  'DHPP-L': ['dhpp', 'leptospirosis'],
  DA2PPL: ['dhpp', 'leptospirosis'],
  'DAPP-L4': ['dhpp', 'leptospirosis'],
  DHPP: ['dhpp'],
  DAPP: ['dhpp'],
  FVRCP: ['fvrcp'],
};

/**
 * The rules that a provider without any can add in one tap: rabies as states require it, and what most salons
 * require.
 */
export const usualRules: readonly { kind: VaccineCode; minDaysBefore: number }[] = (
  ['rabies', 'dhpp', 'bordetella', 'fvrcp'] as const
).map((kind) => ({ kind, minDaysBefore: 0 }));

export const expiryWarningDays = 30;

/** Whether a vaccination is still valid on `today`; its last valid day is the day it expires. */
export function expiryState(expiresOn: string, today: string): 'expired' | 'expires_soon' | 'good' {
  if (expiresOn < today) return 'expired';
  return expiresOn <= addDays(today, expiryWarningDays) ? 'expires_soon' : 'good';
}
