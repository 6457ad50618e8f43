import { breedGroupCodes } from '#contract/pets/pet-codes.ts';
import type { BreedGroup, Species } from '#contract/pets/pet-codes.ts';
import { breedParts } from './breed-names.ts';

/** Crosses with a Poodle whose names do not end in -doodle or -poo. */
const otherDoodles = new Set([
  'Cairnoodle',
  'Giant Schnoodle',
  'Poochon',
  'Poodle mix',
  'Rottle',
  'Schnoodle',
  'Whoodle',
]);

const spitzAndHuskies = new Set([
  'Akita',
  'Alaskan Husky',
  'Alaskan Klee Kai',
  'Alaskan Malamute',
  'American Eskimo Dog',
  'Canadian Eskimo Dog',
  'Chow Chow',
  'Eurasier',
  'Finnish Spitz',
  'German Spitz',
  'Japanese Spitz',
  'Keeshond',
  'Norwegian Elkhound',
  'Pomeranian',
  'Pomsky',
  'Samoyed',
  'Shiba Inu',
  'Siberian Husky',
]);

const longhairCats = new Set([
  'American Bobtail',
  'American Curl',
  'Balinese',
  'Birman',
  'British Longhair',
  'Cymric',
  'Domestic Longhair',
  'Domestic Medium Hair',
  'Exotic Longhair',
  'Himalayan',
  'Maine Coon',
  'Minuet',
  'Munchkin Longhair',
  'Nebelung',
  'Norwegian Forest Cat',
  'Oriental Longhair',
  'Persian',
  'RagaMuffin',
  'Ragdoll',
  'Scottish Fold Longhair',
  'Siberian',
  'Somali',
  'Turkish Angora',
  'Turkish Van',
]);

type Group = { label: string; species: Species; has: (name: string) => boolean };

const dogs = (label: string, names: RegExp): Group => ({
  label,
  species: 'dog',
  has: (name) => names.test(name),
});

/** What salons price alike, by the names of the breed list. */
export const breedGroups: Record<BreedGroup, Group> = {
  doodles: {
    label: 'Doodles',
    species: 'dog',
    has: (name) => /(?:doodle|poo)$|Doodle/i.test(name) || otherDoodles.has(name),
  },
  poodles: dogs('Poodles', /(?:^| )Poodle$/),
  spaniels: dogs('Spaniels', /(?:^| )Spaniel$|^Brittany$/),
  terriers: dogs('Terriers', /(?:^| )Terrier(?: mix| Broken Coat)?$/),
  retrievers: dogs('Retrievers', /(?:^| )Retriever$/),
  setters: dogs('Setters', /(?:^| )Setter$/),
  schnauzers: dogs('Schnauzers', /(?:^| )Schnauzer$/),
  shepherds_collies: dogs(
    'Shepherds and collies',
    /(?:^| )(?:Shepherd|Shepherd Dog|Sheepdog|Collie)(?: Smooth Coat)?$/,
  ),
  spitz_huskies: { label: 'Huskies and spitz', species: 'dog', has: (name) => spitzAndHuskies.has(name) },
  corgis: dogs('Corgis', /(?:^| )Corgi$/),
  dachshunds: dogs('Dachshunds', /(?:^| )Dachshund$/),
  longhair_cats: { label: 'Longhair cats', species: 'cat', has: (name) => longhairCats.has(name) },
};

type Animal = { species: Species; breed?: string | null | undefined };

/**
 * The group of an animal's breed. A cross of two belongs to the group that both are in; one with a Poodle is a doodle.
 */
export function breedGroupOf({ species, breed }: Animal): BreedGroup | undefined {
  const text = breed?.trim();
  if (!text) return undefined;
  const parts = breedParts(text);
  const isCross = parts.length > 1 || text.endsWith(' mix');
  const inGroup = (name: string, code: BreedGroup) =>
    breedGroups[code].species === species && breedGroups[code].has(name);
  if (isCross && parts.some((name) => inGroup(name, 'poodles'))) return 'doodles';
  return breedGroupCodes.find((code) => parts.every((name) => inGroup(name, code)));
}
