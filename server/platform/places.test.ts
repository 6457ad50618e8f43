import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Place } from '#contract/places.ts';
import { openPlaces } from './places.ts';
import { readPlacesTable } from './places/table.ts';

const places = openPlaces();
const found = (text: string) => {
  const place = places.find(text);
  return place && `${place.city}, ${place.state}`;
};
const suggested = (text: string) => places.suggest(text).map(({ city, state }) => `${city}, ${state}`);

describe('find', () => {
  test.each([
    ['78704', '78704'],
    [' 78704 ', '78704'],
    ['78704-1234', '78704'],
    ['787041234', '78704'],
    ['７８７０４', '78704'],
    ['02139', '02139'],
    ['2139', '02139'],
    ['Cambridge, MA 2139', '02139'],
    ['Adjuntas PR 601', '00601'],
    ['Austin TX 78704', '78704'],
    ['Austin, TX, 78704', '78704'],
    ['5310 Burnet Rd, Austin, TX 78756', '78756'],
    ['5310 Burnet Rd, Austin, TX 78756-1234, USA', '78756'],
    ['123 N 5th St, Apt 12, St Paul, Minnesota 55101', '55101'],
    ['5 Elm St, Washington 20001', '20001'],
  ])('%s is the ZIP %s', (text, zip) => {
    expect(places.find(text)?.zip).toBe(zip);
  });

  test.each([
    ['Austin, TX', 'Austin, TX'],
    ['austin texas', 'Austin, TX'],
    ['AUSTIN TX', 'Austin, TX'],
    ['  new   york ,ny ', 'New York, NY'],
    ['New York New York', 'New York, NY'],
    ['St. Louis', 'Saint Louis, MO'],
    ['St.Louis, MO', 'Saint Louis, MO'],
    ['Ft. Worth', 'Fort Worth, TX'],
    ['Mt Pleasant SC', 'Mount Pleasant, SC'],
    ['Rocky Mt, NC', 'Rocky Mount, NC'],
    ['W. Palm Beach', 'West Palm Beach, FL'],
    ['Shaker Hts, OH', 'Shaker Heights, OH'],
    ['San José, CA', 'San Jose, CA'],
    ['bayamon pr', 'Bayamón, PR'],
    ['coeur d’alene', "Coeur d'Alene, ID"],
    ['winston salem, n carolina', 'Winston-Salem, NC'],
    ['mc lean va', 'McLean, VA'],
    ['o fallon missouri', "O'Fallon, MO"],
    ['truth or consequences', 'Truth or Consequences, NM'],
    ['Washington, D.C.', 'Washington, DC'],
    ['NYC', 'New York, NY'],
    ['Kansas City, Kansas', 'Kansas City, KS'],
    ['5310 Burnet Rd Austin TX', 'Austin, TX'],
    ['12345 Main St, Albuquerque', 'Albuquerque, NM'],
    ['Lakewood, CO', 'Lakewood, CO'],
    ['Manhattan, KS', 'Manhattan, KS'],
    ['Hilton Head, SC', 'Hilton Head Island, SC'],
  ])('%s is %s', (text, city) => {
    expect(found(text)).toBe(city);
  });

  test.each([
    ['Chicago', 'Chicago, IL'],
    ['Houston', 'Houston, TX'],
    ['Boston', 'Boston, MA'],
    ['5 Main St, Denver', 'Denver, CO'],
    ['Springfield, Ill', 'Springfield, IL'],
    ['Portland, Maine', 'Portland, ME'],
    ['Springfield 62704', 'Springfield, IL'],
  ])('a great city, a named state and a ZIP leave no doubt: %s is %s', (text, city) => {
    expect(found(text)).toBe(city);
  });

  test.each([
    ['Springfield', ['Springfield, MA', 'Springfield, MO', 'Springfield, IL']],
    ['Springfield, M', ['Springfield, MA', 'Springfield, MO', 'Springfield, ME']],
    ['Sprngfield', ['Springfield, MA', 'Springfield, MO', 'Springfield, IL']],
    ['12 Elm St, Springfield', ['Springfield, MA', 'Springfield, MO', 'Springfield, IL']],
    ['Portland', ['Portland, OR', 'Portland, ME', 'Portland, AR']],
    ['Kansas City', ['Kansas City, MO', 'Kansas City, KS']],
  ])('%s alone may be any of several, the biggest first', (text, cities) => {
    expect(found(text)).toBeUndefined();
    expect(
      places
        .meant(text)
        .slice(0, 3)
        .map(({ city, state }) => `${city}, ${state}`),
    ).toEqual(cities);
  });

  test.each([
    ['Austn, TX', 'Austin, TX'],
    ['Autsin, TX', 'Austin, TX'],
    ['Philadelpia', 'Philadelphia, PA'],
    ['Pheonix', 'Phoenix, AZ'],
    ['Albequerque', 'Albuquerque, NM'],
    ['Tuscon AZ', 'Tucson, AZ'],
    ['Cincinatti, OH', 'Cincinnati, OH'],
  ])('misspelt %s is %s', (text, city) => {
    expect(found(text)).toBe(city);
  });

  test('a ZIP of another state than the one named gives way to the city', () => {
    expect(found('Austin, TX 02139')).toBe('Austin, TX');
    expect(found('Cambridge TX 2139')).toBeUndefined();
  });

  test.each([
    '',
    ' ',
    ',',
    '00000',
    '99999',
    '123',
    '12345 Main St',
    'hello',
    'TX',
    'Paris, France',
    'Austin, ZZ',
  ])('%j is no place', (text) => {
    expect(places.find(text)).toBeUndefined();
  });

  test.each([
    ['El Paso', 'America/Denver'],
    ['Dallas', 'America/Chicago'],
    ['Pensacola', 'America/Chicago'],
    ['Miami', 'America/New_York'],
    ['Boise', 'America/Boise'],
    ["Coeur d'Alene", 'America/Los_Angeles'],
    ['Phoenix', 'America/Phoenix'],
    ['Nashville, TN', 'America/Chicago'],
    ['Knoxville, TN', 'America/New_York'],
    ['Indianapolis', 'America/Indiana/Indianapolis'],
    ['Honolulu', 'Pacific/Honolulu'],
    ['Anchorage', 'America/Anchorage'],
    ['San Juan, PR', 'America/Puerto_Rico'],
    ['Hagåtña', 'Pacific/Guam'],
  ])('the clocks of %s run by %s', (text, timeZone) => {
    expect(places.find(text)?.timeZone).toBe(timeZone);
  });

  test('a city answers with a ZIP at its middle', () => {
    const austin = places.find('Austin, TX');
    expect(austin?.lat).toBeCloseTo(30.28, 1);
    expect(austin?.lon).toBeCloseTo(-97.74, 1);
  });
});

describe('suggest', () => {
  test.each([
    ['aus', 'Austin, TX'],
    ['san', 'San Antonio, TX'],
    ['st. l', 'Saint Louis, MO'],
    ['ft w', 'Fort Worth, TX'],
    ['n las', 'North Las Vegas, NV'],
    ['vegas', 'Las Vegas, NV'],
    ['austin te', 'Austin, TX'],
    ['springfield, m', 'Springfield, MA'],
    ['lakewood co', 'Lakewood, CO'],
    ['hilton head sc', 'Hilton Head Island, SC'],
    ['5310 Burnet Rd, Aus', 'Austin, TX'],
    ['la', 'Los Angeles, CA'],
    ['tx', 'Houston, TX'],
    ['philadelfia', 'Philadelphia, PA'],
    ['pheon', 'Phoenix, AZ'],
    ['Tuscon, AZ', 'Tucson, AZ'],
  ])('%s begins with %s', (text, city) => {
    expect(suggested(text)[0]).toBe(city);
  });

  test('names that begin so come before names with such a word, unless that city is far bigger', () => {
    expect(suggested('worth')[0]).toMatch(/^Worth/);
    expect(suggested('york').slice(0, 3)).toEqual(['York, PA', 'Yorktown, VA', 'New York, NY']);
    expect(suggested('antoni')[0]).toBe('San Antonio, TX');
  });

  test('only the states that are typed', () => {
    expect(suggested('springfield, m').every((city) => / M.$/.test(city))).toBe(true);
    expect(suggested('portland or')).toEqual(['Portland, OR']);
  });

  test('a misspelt city is offered beside smaller ones that are spelt so', () => {
    expect(suggested('berkley')).toEqual(['Berkley, MA', 'Berkley, MI', 'Berkeley, CA']);
    expect(suggested('austin, tx')).toEqual(['Austin, TX']);
  });

  test('digits suggest ZIPs, also those that lost their zero', () => {
    expect(places.suggest('7870').map(({ zip }) => zip)).toContain('78704');
    expect(places.suggest('2139').map(({ zip }) => zip)).toEqual(['02139']);
    expect(places.suggest('78704')).toEqual([places.find('78704')]);
  });

  test('each city once, at most as many as asked for', () => {
    expect(new Set(suggested('austin')).size).toBe(8);
    expect(places.suggest('austin', 3)).toHaveLength(3);
    expect(places.suggest('')).toEqual([]);
    expect(places.suggest('zzzzzz')).toEqual([]);
  });
});

describe('the whole table', () => {
  const table = readPlacesTable();
  const zips = table.rowsOfZips('').map((row) => table.place(row).zip);

  test('has the ZIPs of every state', () => {
    expect(zips.length).toBeGreaterThan(41_000);
    expect(new Set(table.cities.map(({ state }) => state)).size).toBe(57);
  });

  test('every ZIP finds itself', () => {
    expect(zips.filter((zip) => places.find(zip)?.zip !== zip)).toEqual([]);
  });

  test('every "City, ST" finds a place of that name, as the contract has it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...table.cities),
        fc.constantFrom(', ', ' ', ' , '),
        ({ name, state }, between) => {
          const place = places.find(`${name}${between}${state}`);
          expect(Place.parse(place)).toMatchObject({ city: name, state });
        },
      ),
      { numRuns: 400 },
    );
  });

  test('every time zone is one that this runtime knows', () => {
    for (const timeZone of new Set(table.cities.map(({ timeZone }) => timeZone)))
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
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
  ])('%s is answered at once', (_, text) => {
    const start = performance.now();
    places.find(text);
    expect(places.suggest(text).length).toBeLessThanOrEqual(8);
    expect(performance.now() - start).toBeLessThan(500);
  });

  test('any text finds nothing or a place', () => {
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
