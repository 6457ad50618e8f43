import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { breeds } from '#reference/breeds/breeds.ts';
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
  westie: /west highland/i,
  lab: /labrador/i,
  yorkie: /yorkshire/i,
  spaniel: /cavalier/i,
  cat: /domestic (?:long|medium )hair/i,
  tabby: /domestic shorthair/i,
};

test('a drawing shows the breed that it names, and at least 20 breeds have one', () => {
  for (const { name, kind } of named)
    expect(name).toMatch(words[kind] ?? new RegExp(kind.replace('-', ' '), 'i'));
  const kinds = new Set(named.map(({ kind }) => kind));
  const files = new Set(named.filter(({ species }) => species === 'dog').map(({ kind }) => kind));
  expect(files.size).toBeGreaterThanOrEqual(20);
  expect(kinds.size).toBe(31);
});

test.each(['Akita', 'Havanese', 'Airedale Terrier', 'Alaskan Malamute', 'Lhasa Apso', 'Poodle mix'])(
  '%s has no other breed’s face',
  (breed) => {
    expect(drawingOf({ species: 'dog', breed, coat: 'curly' })).toBeUndefined();
  },
);

test('a cat of no named breed is drawn by the length of its coat, and other animals are not', () => {
  expect(drawingOf({ species: 'cat', breed: null, coat: 'silky' })).toBe('cat');
  expect(drawingOf({ species: 'cat', breed: null, coat: null })).toBe('tabby');
  expect(drawingOf({ species: 'cat', breed: 'Ragdoll', coat: 'long' })).toBeUndefined();
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
