import type {
  PetCondition,
  Season,
  TipCategory,
  TipDifficulty,
  TipDrawing,
} from '#contract/care-tip-codes.ts';
import type { CoatCode, Size, Species } from '#contract/pet-codes.ts';
import type { CareStage } from '#reference/life-stages.ts';

/** How far a source can be trusted: a guideline of a professional body first, the trade's own practice last. */
export type SourceGrade = 'guideline' | 'regulator' | 'clinic' | 'trade';

export type TipSource = {
  title: string;
  /** Who stands behind it: 'AAHA', 'ASPCA Animal Poison Control Center'. */
  body: string;
  year: number;
  /** The day its text was last compared with the tip, 'YYYY-MM-DD'; null where only its existence is known. */
  readOn: string | null;
  grade: SourceGrade;
};

/** For whom a tip is written. Everything named must be true of the pet; what is left out does not matter. */
export type TipFit = {
  species: readonly Species[];
  /** Names of the breed list; crosses count by their parents. */
  breeds?: readonly string[];
  flatFaced?: true;
  undercoat?: true;
  /** Hair that grows until it is cut. */
  growsOn?: true;
  coats?: readonly CoatCode[];
  sizes?: readonly Size[];
  stages?: readonly CareStage[];
  seasons?: readonly Season[];
  /** One of them is enough. */
  conditions?: readonly PetCondition[];
};

/** For whom a tip is wrong: any of these rules it out. */
export type TipContraindication = {
  species?: readonly Species[];
  flatFaced?: true;
  coats?: readonly CoatCode[];
  stages?: readonly CareStage[];
  conditions?: readonly PetCondition[];
};

export type CareTip = {
  /** Stays the same for ever: ratings and saved tips refer to it. */
  id: string;
  category: TipCategory;
  difficulty: TipDifficulty;
  title: string;
  /** At most 120 words. */
  content: string;
  /** As people read it: '10 minutes', 'A few days'. */
  estimatedTime: string;
  materials: readonly string[];
  drawing: TipDrawing;
  fits: TipFit;
  never: TipContraindication;
  /** 'Stop and see a vet if …'; on every grooming, health and safety tip. */
  redFlag?: string;
  /** Shows the number of the poison line. */
  toxic?: true;
  source: TipSource;
};
