import { describe, expect, test } from 'vitest';
import { recognizeBreed } from './recognize-breed.ts';
import { coatTraits } from './traits.ts';

function breed(name: string) {
  const found = recognizeBreed(name, { species: 'dog' })?.breed;
  if (!found) throw new Error(`No ${name}`);
  return found;
}

describe('coat traits', () => {
  test.each([
    ['Old English Sheepdog', { undercoat: true, growsOn: true, strips: false }],
    ['Bouvier des Flandres', { undercoat: true, growsOn: false, strips: true }],
    ['Black Russian Terrier', { undercoat: true, growsOn: false, strips: true }],
    ['South Russian Ovcharka', { undercoat: true, growsOn: false, strips: false }],
    ['Romanian Mioritic Shepherd', { undercoat: true, growsOn: false, strips: false }],
    ['Pekingese', { undercoat: true, growsOn: false, strips: false }],
    ['Irish Setter', { undercoat: false, growsOn: false, strips: true }],
    ['English Cocker Spaniel', { undercoat: false, growsOn: false, strips: true }],
    ['Standard Schnauzer', { undercoat: false, growsOn: false, strips: true }],
    ['Golden Retriever', { undercoat: true, growsOn: false, strips: false }],
    ['Labrador Retriever', { undercoat: true, growsOn: false, strips: false }],
    ['Pug', { undercoat: true, growsOn: false, strips: false }],
    ['Boxer', { undercoat: false, growsOn: false, strips: false }],
    ['Goldendoodle', { undercoat: false, growsOn: true, strips: false }],
    ['Yorkshire Terrier', { undercoat: false, growsOn: true, strips: false }],
  ])('%s', (name, traits) => {
    const found = breed(name);
    expect(coatTraits(found.coat, 'dog', found)).toEqual(traits);
  });

  test('a long-haired cat has an undercoat, and a coat without a breed has its own traits', () => {
    expect(coatTraits('long', 'cat')).toMatchObject({ undercoat: true, strips: false });
    expect(coatTraits('long', 'dog')).toEqual({ undercoat: false, growsOn: false, strips: false });
    expect(coatTraits('double', 'dog').undercoat).toBe(true);
  });
});
