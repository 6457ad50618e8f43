import type { Handling } from '#contract/clients/client-pets.ts';
import type { CoatCode, AnyService, Size, Species } from '#contract/pets/pet-codes.ts';
import type { VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';

/** A pet as a row tells of it; what it leaves open is missing. */
export type PetOfRow = {
  name: string;
  species?: Species;
  breed?: string;
  coat?: CoatCode;
  size?: Size;
  weight?: number;
  birthDate?: string;
  age?: number;
  privateNotes?: string;
  style?: string;
  handling?: Handling;
  usualServices?: AnyService[];
  usualPrice?: number;
  usualMinutes?: number;
  everyWeeks?: number;
  lastGroomedOn?: string;
  vaccinations?: { vaccine: VaccineCode; until: string }[];
};

/** A client as a row tells of one. */
export type ClientOfRow = {
  firstName: string;
  lastName?: string;
  phone?: string;
  phone2?: string;
  email?: string;
  address?: string;
  directions?: string;
  notes?: string;
  /** Why the client is never to be booked again. */
  doNotBook?: string;
  pets: PetOfRow[];
};

export type NextVisit = { on: string; at: string; minutes?: number };

/** What one row says: the client, what was read or left empty on the way, and what a person must look at. */
export type RowDraft = {
  client: ClientOfRow | null;
  nextVisit?: NextVisit;
  /** Remarks that need no decision. */
  remarks: string[];
  /** Why the row waits for a decision. */
  doubts: string[];
  /** Why nothing can be made of it. */
  refused?: string;
  /** The ZIP, for comparing. */
  zip?: string;
};
