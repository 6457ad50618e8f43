import type { DayWindow } from '#contract/grooming/grooming-requests.ts';
import type { ServiceCode, Species, TemperamentCode } from '#contract/pets/pet-codes.ts';
import type { VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import type { PremiumPlanCode } from '#contract/memberships/plan-facts.ts';
import type { Opinion } from './story.ts';

/** Days from today, and a wall-clock time in Austin. */
export type DayAndTime = readonly [day: number, time: string];

/** One request of the town's story and its outcome. People and pets are identified by name. */
export type GroomingStory = {
  owner: string;
  pets: string[];
  title: string;
  description?: string;
  services: ServiceCode[];
  /** Dollars. */
  budget?: number;
  urgency?: 'low' | 'high' | 'urgent';
  /** The preferred day. */
  day?: number;
  window?: DayWindow;
  where?: 'home' | 'travel' | 'either';
  travelMiles?: number;
  posted: DayAndTime;
  offers: OfferStory[];
  ending:
    | { kind: 'open' }
    /** Expired by a scheduled job. */
    | { kind: 'expired' }
    | { kind: 'cancelled'; when: DayAndTime; reason: string }
    | { kind: 'accepted'; by: string; visit: VisitStory };
};

export type OfferStory = {
  by: string;
  /** Dollars. */
  price: number;
  start: DayAndTime;
  minutes: number;
  message?: string;
  /** The outcome of an offer that was neither accepted nor left open. */
  ending?: 'declined' | 'withdrawn';
};

export type VisitStory =
  | { kind: 'ahead' }
  | { kind: 'checked_in' }
  | { kind: 'cancelled'; through: 'provider' | 'pet_owner'; when: DayAndTime; reason: string }
  | { kind: 'missed' }
  | {
      kind: 'completed';
      card: CardStory;
      ofProvider?: Opinion;
      ofPetOwner?: Opinion;
      /** Why the groomer continued although a vaccination was missing. */
      override?: string;
      /** The day on which the owner requested the same visit again. */
      askedAgain?: number;
    };

export type CardStory = {
  findings: string;
  behavior: string;
  nextVisitWeeks?: number;
  /** The set of before and after pictures in `photos/`. */
  pictures?: 'bella' | 'otto' | 'miso';
};

/** A pet of the demo town. */
export type DemoPet = {
  name: string;
  breed: string;
  /** Pounds. */
  weight: number;
  /** Age in months today. */
  months: number;
  species?: Species;
  notes?: string;
  conditions?: string[];
  temperament?: TemperamentCode[];
  /** Days from today until each one expires. */
  vaccinations?: Partial<Record<VaccineCode, number>>;
  bite?: { daysAgo: number; what: string };
};

export type DemoPetOwner = {
  name: string;
  address: string;
  /** Dollars. */
  budget: [number, number];
  looksFor?: string[];
  premium?: { plan: PremiumPlanCode; startedDaysAgo: number };
  pets: DemoPet[];
};
