import { serviceCodes } from '#contract/pets/pet-codes.ts';
import type { CoatCode, ServiceCode, Size, Species } from '#contract/pets/pet-codes.ts';
import type { Muzzle } from './flat-faced.ts';
import type { HealthIssue } from './health-words.ts';
import { services } from '../services.ts';

/** `stop` forbids the service. The other levels are shown, and the people decide. */
export type WarningLevel = 'stop' | 'ask_vet' | 'tell_owner';

/** The facts about a pet that the table uses; an unknown fact matches no row that requires it. */
export interface WarnedPet {
  species: Species;
  breed: string | null;
  /** What the words for the breed are read as. */
  recognizedBreed?: string | null;
  coat: CoatCode | null;
  /** Completed years. */
  age: number | null;
  /** Where the owner sees it: tells a puppy of weeks from one of months. */
  birthDate?: string | null;
  /** Pounds. */
  weight?: number | null;
  size: Size;
  specialConditions: readonly string[];
  /** What the owner always wants: "short all over". */
  groomingNotes?: string | null;
}

/** What else is known of the visit. */
export type Visit = {
  /** What is asked for in words. */
  words?: string | undefined;
  /** 'YYYY-MM-DD' */
  today?: string | undefined;
};

/** A row applies if everything it lists is true of the pet. */
export type Row = {
  code: string;
  level: WarningLevel;
  /** The services it applies to. */
  services: readonly ServiceCode[];
  reason: string;
  source: string;
  /** Ids of care tips. */
  tips: Partial<Record<Species, string>>;
  species?: readonly Species[];
  /** In the words of the breed, for animals without a species code of their own. */
  breed?: RegExp;
  muzzle?: Muzzle;
  coats?: readonly CoatCode[];
  /** In completed years. */
  age?: (pet: { species: Species; size: Size; age: number }) => boolean;
  issue?: HealthIssue;
  when?: (pet: WarnedPet, visit: Visit) => boolean;
};

/** The services in which one of these things is done: ears are cleaned in every bath. */
export const doing = (...done: readonly ServiceCode[]): ServiceCode[] =>
  serviceCodes.filter(
    (code) => done.includes(code) || services[code].includes.some((part) => done.includes(part)),
  );

export const baths = doing('bath_brush', 'flea_bath', 'medicated_bath');
/** What takes long, with bath, dryer and table. */
export const longVisits = doing('full_groom', 'deshed', 'demat');
export const wholeVisits = doing('bath_brush', 'flea_bath', 'medicated_bath', 'demat');

/** A care tip for dogs and cats. */
export const forBoth = (tipId: string) => ({ dog: tipId, cat: tipId });
