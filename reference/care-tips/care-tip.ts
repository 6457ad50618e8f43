import type {
  PetCondition,
  Season,
  TipCategory,
  TipDifficulty,
  TipDrawing,
} from '#contract/care-tips/care-tip-codes.ts';
import type { CoatCode, Size, Species } from '#contract/pets/pet-codes.ts';
import type { CareStage } from '#reference/life-stages.ts';

/** The reliability of a source, from a professional body's guideline to trade practice. */
export type SourceGrade = 'guideline' | 'regulator' | 'clinic' | 'trade';

export type TipSource = {
  title: string;
  /** The publisher: 'AAHA', 'ASPCA Animal Poison Control Center'. */
  body: string;
  /** Null if the page shows none. */
  year: number | null;
  /** The day its text was last compared with the tip, 'YYYY-MM-DD'; null if only its existence is known. */
  readOn: string | null;
  grade: SourceGrade;
};

/** The pets a tip is for: every listed property must be true of the pet; omitted ones do not matter. */
export type TipFit = {
  species: readonly Species[];
  /** Names of the breed list; crosses match by their parents. */
  breeds?: readonly string[];
  flatFaced?: true;
  undercoat?: true;
  /** Hair that grows until it is cut. */
  growsOn?: true;
  coats?: readonly CoatCode[];
  /** Of the grown animal: a puppy counts by its breed. */
  sizes?: readonly Size[];
  stages?: readonly CareStage[];
  /** Age in months: from the first to before the second. */
  months?: readonly [from: number, before: number];
  /** Only where ponds and sidewalks freeze. */
  freezes?: true;
  seasons?: readonly Season[];
  /** Any one is enough. */
  conditions?: readonly PetCondition[];
};

/** The pets an activity is wrong for: any match rules it out. */
export type TipContraindication = {
  flatFaced?: true;
  coats?: readonly CoatCode[];
  stages?: readonly CareStage[];
  conditions?: readonly PetCondition[];
};

type TipText = {
  /** Never changes: ratings and saved tips refer to it. */
  id: string;
  category: TipCategory;
  difficulty: TipDifficulty;
  title: string;
  /** At most 120 words. */
  content: string;
  /** What to do, from the content: at most three, each short enough for a line. */
  steps: readonly string[];
  /** As displayed: '10 minutes', 'A few days'. */
  estimatedTime: string;
  materials: readonly string[];
  drawing: TipDrawing;
  fits: TipFit;
  /** Other pets that it is for as well; of the same species. */
  alsoFits?: Omit<TipFit, 'species'>;
  /** 'Stop and see a vet if …'; on every grooming, health and safety tip. */
  redFlag?: string;
  /** Shows the poison line's phone number. */
  toxic?: true;
  source: TipSource;
};

/** Something to do with a pet; not every pet that it fits may do it. */
type Activity = { kind?: 'activity'; never: TipContraindication };
/** A danger to know; it goes to every pet that it fits. */
type Warning = { kind: 'warning'; never?: undefined };

export type CareTip = TipText & (Activity | Warning);
