import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Place } from '#contract/places/places.ts';
import { plainWords, spelledOut } from '#reference/places/spelling.ts';
import { openPlaces } from './places.ts';
import { readPlacesTable } from './table.ts';

const places = openPlaces();

describe('the whole table', () => {
  const table = readPlacesTable();
  const zips = table.rowsOfZips('').map((row) => table.place(row).zip);

  test('has the ZIPs of every state', () => {
    expect(zips.length).toBeGreaterThan(41_000);
    expect(new Set(table.cities.map(({ state }) => state)).size).toBe(57);
  });

  test('finds every ZIP by its digits', () => {
    expect(zips.filter((zip) => places.find(zip)?.zip !== zip)).toEqual([]);
  });

  /** Names with a comma of their own, and namesakes that differ only by an accent. */
  const ambiguous = new Set([
    'Washington, D.C.',
    'New Century, KS',
    'Stambaugh, Iron River',
    'Boqueron',
    'Boquerón',
    'Kailua',
  ]);

  test('finds every city by "City, ST", in a form that the contract accepts', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...table.cities.filter(({ name }) => !ambiguous.has(name))),
        fc.constantFrom(', ', ' ', ' , '),
        ({ name, state }, between) => {
          const named = places.candidates(`${name}${between}${state}`);
          expect(named).not.toEqual([]);
          for (const place of named) expect(Place.parse(place)).toMatchObject({ city: name, state });
        },
      ),
      { numRuns: 400 },
    );
  });

  test.each(['Lakeview, NY', 'Lake View, NY'])(
    'tells %s from the name that is spelled almost the same',
    (written) => {
      const found = places.candidates(written).map(({ city, state }) => `${city}, ${state}`);
      expect([...new Set(found)]).toEqual([written]);
    },
  );

  test('namesakes in one state are far apart, so that their ZIPs distinguish them', () => {
    const byName = Map.groupBy(table.cities, ({ key, state }) => `${key}, ${state}`);
    const alike = [...byName.values()].filter(
      (namesakes) => new Set(namesakes.map(({ row }) => table.place(row).zip)).size < namesakes.length,
    );
    expect(alike).toEqual([]);
  });

  test('every time zone is known to this runtime', () => {
    for (const timeZone of new Set(table.cities.map(({ timeZone }) => timeZone)))
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
  });
});

/** Without spaces and marks, and with the few shortened words of the file spelled out. */
const name = (city: string) => spelledOut(plainWords(city)).replaceAll(' ', '');

describe('every ZIP of the public file', () => {
  const file = new URL('../../../reference/places/post-offices.csv.gz', import.meta.url);
  const rows = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  const differing = (typed: (zip: string, city: string, state: string) => string) =>
    rows.filter((row) => {
      const [zip = '', city = '', state = ''] = row.split(',');
      const place = places.find(typed(zip, city, state));
      return place?.zip !== zip || place.state !== state || name(place.city) !== name(city);
    });

  test('a whole address keeps its city', () => {
    expect(rows.length).toBeGreaterThan(40_900);
    expect(differing((zip, city, state) => `12 Main St, ${city}, ${state} ${zip}`)).toEqual([]);
  });

  test('a ZIP alone is its post office', () => {
    expect(differing((zip) => zip)).toEqual([]);
  });
});

describe('hostile text', () => {
  test.each([
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 commas', ','.repeat(10_000)],
    ['200 letters', 'a'.repeat(200)],
    ['200 words', '1 a'.repeat(66)],
    ['a long number', '7'.repeat(200)],
    ['ligatures that unfold', 'ﷺ'.repeat(200)],
    ['emoji', '🐕‍🦺🐩 🇺🇸'],
    ['right to left', '\u202Eأوستن, تكساس'],
    ['half a surrogate', '\uD83D'],
    ['SQL', "Austin'; DROP TABLE places; --"],
    ['a pattern', '(a+)+$ [.*]{9} \\'],
    ['a prototype', '__proto__, constructor'],
    ['NUL', '\0'],
  ])('%s gets a result', (_, text) => {
    expect(places.candidates(text).length).toBeLessThanOrEqual(1);
    expect(places.closest(text).length).toBeLessThanOrEqual(3);
    expect(places.suggest(text).length).toBeLessThanOrEqual(8);
  });

  test('any text finds a place or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const place = places.find(text);
        if (place) expect(Place.parse(place)).toEqual(place);
        for (const suggestion of places.suggest(text)) expect(Place.parse(suggestion)).toEqual(suggestion);
      }),
      { numRuns: 200 },
    );
  });
});
