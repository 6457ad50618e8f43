import type { Species } from '#contract/pets/pet-codes.ts';
import type { VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import { vaccines } from './vaccinations/vaccinations.ts';

type Visiting = {
  /** Whether the provider comes to the pets. */
  atHome: boolean;
  pets: readonly { name: string; species: Species }[];
  /** The vaccinations that the provider asks for. */
  asked: readonly VaccineCode[];
};

const list = new Intl.ListFormat('en-US');

/** What a pet owner brings to a visit, or has at hand at home, one line each. */
export function whatToBring({ atHome, pets, asked }: Visiting): string[] {
  const papers = asked.filter((kind) => pets.some(({ species }) => vaccines[kind].species.includes(species)));
  return [
    ...(atHome
      ? []
      : pets.map(({ name, species }) => `${name} ${species === 'dog' ? 'on a leash' : 'in a carrier'}`)),
    ...(papers.length === 0
      ? []
      : [`The papers of: ${list.format(papers.map((kind) => vaccines[kind].label))}`]),
  ];
}

/** Before those lines. */
export const bringOrHave = (atHome: boolean): string => (atHome ? 'Please have ready' : 'Please bring');
