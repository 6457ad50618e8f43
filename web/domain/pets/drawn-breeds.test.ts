import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { breeds } from '#reference/breeds/breeds.ts';
import { recognizeBreed } from '#reference/breeds/recognize-breed.ts';
import { coats } from '#reference/coats.ts';
import { drawingOf } from './drawn-breeds.ts';
import { coatOf } from './pet-portrait.tsx';
import type { PetKind } from './pet-portrait.tsx';

const named = breeds.flatMap(({ name, species }) => {
  const kind = drawingOf({ species, breed: name, coat: null });
  return kind ? [{ name, species, kind }] : [];
});

/** The words by which one knows that a drawing shows the breed that a name says. */
const words: Partial<Record<PetKind, RegExp>> = {
  doodle: /(?:doodle|poo)$/i,
  frenchie: /french bulldog/i,
  bulldog: /^english bulldog$/i,
  westie: /west highland/i,
  lab: /labrador/i,
  yorkie: /yorkshire/i,
  spaniel: /cavalier/i,
  cat: /domestic (?:long|medium )hair/i,
  tabby: /domestic shorthair/i,
};

test('a drawing shows the breed that it names, and at least 30 breeds of dogs have one', () => {
  for (const { name, kind } of named)
    expect(name).toMatch(words[kind] ?? new RegExp(kind.replace('-', ' '), 'i'));
  const kinds = new Set(named.map(({ kind }) => kind));
  const files = new Set(named.filter(({ species }) => species === 'dog').map(({ kind }) => kind));
  expect(files.size).toBeGreaterThanOrEqual(30);
  expect(kinds.size).toBe(41);
});

test.each([
  'Akita',
  'Airedale Terrier',
  'Alaskan Malamute',
  'Giant Schnauzer',
  'Olde English Bulldogge',
  'Shepherd',
  'Poodle mix',
  'Chihuahua mix',
  'Lab (mix)',
  'Lab, Poodle',
  'Boston × Terrier',
  'Long-haired Chihuahua',
  'Dachshund (Wirehaired)',
  'Miniature American Shepherd',
  'Ragdoll',
])('%s has no other breed’s face', (breed) => {
  expect(drawingOf({ species: 'dog', breed, coat: 'curly' })).toBeUndefined();
});

test.each([
  ['Wheaten', 'wheaten'],
  ['Wheaten Terrier (Soft Coated Wheaten Terrier)', 'wheaten'],
  ['German Shepherd', 'german-shepherd'],
  ['German Shepherd Dog (GSD)', 'german-shepherd'],
  ['Lab', 'lab'],
  ['golden', 'golden'],
  ['Retriever, Golden', 'golden'],
  ['Yorkie', 'yorkie'],
  ['Westie', 'westie'],
  ['Frenchie', 'frenchie'],
  ['Bulldog', 'bulldog'],
  ['Cavalier', 'spaniel'],
  ['Cavalier King Charles', 'spaniel'],
  ['King Charles', 'spaniel'],
  ['Aussie', 'australian-shepherd'],
  ['Rottie', 'rottweiler'],
  ['Great Pyr', 'great-pyrenees'],
  ['Newfie', 'newfoundland'],
  ['Boston', 'boston-terrier'],
  ['Bichon', 'bichon'],
  ['Chi', 'chihuahua'],
  ['Pom', 'pomeranian'],
  ['Pembroke', 'corgi'],
  ['Corgi (Pembroke)', 'corgi'],
  ['Husky', 'husky'],
  ['Shiba', 'shiba'],
  ['Cocker', 'cocker'],
  ['Mini Schnauzer', 'schnauzer'],
  ['Poodle (Toy)', 'poodle'],
  ['Goldendoodle (Mini)', 'doodle'],
  ['Doxie', 'dachshund'],
  ['Lhasa', 'lhasa-apso'],
  ['Shih-Tzu', 'shih-tzu'],
])('%s, as people type it, is drawn as %s', (breed, kind) => {
  const listed = recognizeBreed(breed, { species: 'dog' })?.breed.name ?? null;
  expect(drawingOf({ species: 'dog', breed, coat: null })).toBe(kind);
  expect(drawingOf({ species: 'dog', breed: listed, coat: null })).toBe(kind);
});

test('no short name draws another breed than the list gives it', () => {
  const others = breeds.flatMap(({ name, species, aliases }) =>
    aliases.flatMap((alias) => {
      const kind = drawingOf({ species, breed: alias, coat: null });
      return kind === undefined ||
        kind === 'doodle' ||
        kind === drawingOf({ species, breed: name, coat: null })
        ? []
        : [`${alias} (${name}): ${kind}`];
    }),
  );
  expect(others).toEqual([]);
});

test('a cat of no named breed is drawn by the length of its coat, and other animals are not', () => {
  expect(drawingOf({ species: 'cat', breed: null, coat: 'silky' })).toBe('cat');
  expect(drawingOf({ species: 'cat', breed: null, coat: null })).toBe('tabby');
  expect(drawingOf({ species: 'cat', breed: 'Birman', coat: 'long' })).toBeUndefined();
  expect(drawingOf({ species: 'cat', breed: 'Maine Coon Cat', coat: 'long' })).toBe('maine-coon');
  expect(drawingOf({ species: 'cat', breed: 'DSH', coat: null })).toBe('tabby');
  expect(drawingOf({ species: 'cat', breed: 'Golden', coat: null })).toBeUndefined();
  expect(drawingOf({ species: 'dog', breed: null, coat: 'smooth' })).toBeUndefined();
  expect(drawingOf({ species: 'rabbit', breed: 'Holland Lop', coat: null })).toBeUndefined();
});

test('each drawing is a small file that can be used by its name', async () => {
  const folder = 'web/domain/pets/portraits';
  const files = await readdir(folder);
  expect(files.toSorted()).toEqual([...new Set(named.map(({ kind }) => `${kind}.svg`))].toSorted());
  for (const file of files) {
    const svg = await readFile(`${folder}/${file}`, 'utf8');
    expect(svg).toContain(` id="${file.replace('.svg', '')}" viewBox="0 0 200 200">`);
    expect([file, svg.length < 6_000]).toEqual([file, true]);
  }
});

test('twelve coats are drawn, one for each code and two that only drawings have', async () => {
  const css = await readFile('web/ui/css/surfaces.css', 'utf8');
  const textures = new Set([
    ...Object.values(coats).map(({ texture }) => texture),
    ...named.map(({ kind }) => coatOf(kind)),
  ]);
  expect(textures.size).toBe(12);
  for (const texture of textures) expect(css).toContain(`.coat-${texture} {`);
});
