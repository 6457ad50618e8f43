import { coatCodes } from '#contract/pets/pet-codes.ts';
import type { CoatCode, Species } from '#contract/pets/pet-codes.ts';

export interface Breed {
  name: string;
  species: Species;
  coat: CoatCode;
  /** The weight of most adults of both sexes, in pounds. */
  weight: { low: number; high: number };
  /** Other names and misspellings in real use. */
  aliases: readonly string[];
  /** Names of the crossed breeds; empty for a pure breed. */
  parents: readonly string[];
}

function isCoat(text: string): text is CoatCode {
  return coatCodes.some((code) => code === text);
}

/**
 * Reads a table of `name | coat | low-high | alias, alias | parent + parent`, one breed per line, the last
 * column only for crosses. Throws an Error that quotes an invalid line.
 */
export function readBreedTable(species: Species, table: string): Breed[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', coat = '', range = '', aliases = '', parents = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const [low = Number.NaN, high = Number.NaN] = range.split('-').map(Number);
      if (!name || !isCoat(coat) || !(low > 0 && high >= low)) throw new Error(`Unreadable breed: ${line}`);
      return {
        name,
        species,
        coat,
        weight: { low, high },
        aliases: aliases ? aliases.split(',').map((alias) => alias.trim()) : [],
        parents: parents ? parents.split('+').map((parent) => parent.trim()) : [],
      };
    });
}
