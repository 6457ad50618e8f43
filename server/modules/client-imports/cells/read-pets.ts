import { name as nameOf } from '#contract/values.ts';
import { recognizedBreed } from './read-breed.ts';
import { oddName } from './read-name.ts';
import { saysNothing, shown } from './reading.ts';

export type NamedPet = { name: string; breed?: string; notes?: string };
export type PetsReading = { pets: NamedPet[]; because?: string; odd?: string };

const mostPets = 12;
const petName = nameOf(100);
/** In the order in which they are tried: a slash also stands inside of a breed and of a day. */
const [lines, semicolon, ampersand, comma, slash] = [
  /\n+/,
  /\s*;\s*/,
  /\s*(?:&|\s+and\s+|\s+y\s+)\s*/i,
  /\s*,\s*/,
  /\s*\/\s*/,
];
const any = /\s*(?:\n+|;|&|\+|,|\/|\s+(?:and|y)\s+)\s*/i;

/** Reads the pets of a cell: "Bella & Peanut", "Luna (Shih Tzu), Max", one a line. */
export function readPets(cell: string): PetsReading {
  if (saysNothing(cell)) return { pets: [] };
  const odd = oddName(cell);
  if (odd) return { pets: [], odd };
  const parts = dividedOutside(cell).filter((part) => part !== '');
  const pets: NamedPet[] = [];
  for (const part of parts) {
    const pet = readPet(part);
    if (!pet) return { pets: [], odd: `"${shown(cell)}" cannot be a pet's name: kept as a note` };
    pets.push(pet);
  }
  if (pets.length > mostPets)
    return {
      pets: pets.slice(0, mostPets),
      odd: `More than ${mostPets} pets: "${shown(parts.slice(mostPets).join(', '))}" is kept as a note`,
    };
  return pets.length > 1
    ? { pets, because: `${pets.length} pets, ${inWords(pets.map(({ name }) => name))}` }
    : { pets };
}

/** Divides at the signs that do not stand in parentheses. */
function dividedOutside(cell: string): string[] {
  const asides: string[] = [];
  // Two characters of private use mark the places.
  const masked = cell.replaceAll(/\([^)]*\)/g, (aside) => `\uE000${asides.push(aside) - 1}\uE001`);
  return masked
    .split(any)
    .map((part) => part.replaceAll(/\uE000(\d+)\uE001/g, (_, at: string) => asides[Number(at)] ?? '').trim());
}

function readPet(text: string): NamedPet | null {
  const aside = /\s*\(([^)]*)\)?\s*/.exec(text);
  const bare = (aside ? text.replace(aside[0], ' ') : text).trim();
  const read = petName.safeParse(bare === '' ? (aside?.[1] ?? '') : bare);
  if (!read.success) return null;
  const inside = bare === '' ? '' : (aside?.[1]?.trim() ?? '');
  if (inside === '') return { name: read.data };
  return recognizedBreed(inside) ? { name: read.data, breed: inside } : { name: read.data, notes: inside };
}

const all = /\b(?:both|all|each|ea)\b/i;
/** The signs that divide what is said of several pets, by what they divide. */
const dividersOf = {
  words: [lines, semicolon, ampersand, comma, slash, any],
  // A comma also stands inside of $1,200.
  numbers: [lines, semicolon, ampersand, /\s*,\s+/, slash],
  days: [lines, semicolon, ampersand],
  lists: [lines, semicolon, slash],
};

/**
 * Shares a cell out among several pets: 'Goldendoodle / chi mix', '62 / 9'. One value is every pet's only where `all` says
 * so. @returns null where it cannot be told whose is whose
 */
export function sharedOut(cell: string, count: number, kind: keyof typeof dividersOf): string[] | null {
  if (count <= 1) return [cell];
  for (const divider of dividersOf[kind]) {
    const parts = cell.split(divider).map((part) => part.trim());
    if (
      parts.length === count &&
      parts.every((part) => part !== '' && (kind !== 'numbers' || /\d/.test(part)))
    )
      return parts;
  }
  if (all.test(cell))
    return Array.from({ length: count }, () => cell.replace(all, '').replaceAll(/^[\s,-]+|[\s,-]+$/g, ''));
  return null;
}

export const inWords = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
