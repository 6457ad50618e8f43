import type { Species } from '#contract/pets/pet-codes.ts';
import type { VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import { vaccines } from './vaccinations/vaccinations.ts';

export type AskedPaper = { kind: VaccineCode; species: Species };

type Visiting = {
  /** Whether the provider comes to the pets. */
  atHome: boolean;
  pets: readonly { name: string; species: Species }[];
  /** The vaccinations that the provider asks for, and of which species' pets no paper is on record. */
  asked: readonly AskedPaper[];
};

const list = new Intl.ListFormat('en-US');

/** What a pet owner brings to a visit, or has at hand at home, one line each. */
export function whatToBring({ atHome, pets, asked }: Visiting): string[] {
  const missing = asked.filter(({ kind, species }) => vaccines[kind].species.includes(species));
  const papers = [...new Set(missing.map(({ kind }) => kind))];
  return [
    ...(atHome
      ? []
      : pets.map(({ name, species }) => `${name} ${species === 'dog' ? 'on a leash' : 'in a carrier'}`)),
    ...(papers.length === 0
      ? []
      : [`The proof of: ${list.format(papers.map((kind) => vaccines[kind].label))} (not uploaded yet)`]),
  ];
}

/** Before those lines. */
export const bringOrHave = (atHome: boolean): string => (atHome ? 'Please have ready' : 'Please bring');
