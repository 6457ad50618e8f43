import { describe, expect, test } from 'vitest';
import { openPlaces } from './places.ts';

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
    ['Hilton Head, SC', 'Hilton Head, SC'],
    ['Pt Charlotte, FL', 'Port Charlotte, FL'],
    ['Pt Pleasant, NJ', 'Point Pleasant, NJ'],
    ['100 Broadway, New York', 'New York, NY'],
    ['100 Broadway Oakland CA', 'Oakland, CA'],
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
  ])('a big city, a named state and a ZIP are unambiguous: %s is %s', (text, city) => {
    expect(found(text)).toBe(city);
  });

  test.each([
    ['Springfield', ['Springfield, MA', 'Springfield, MO', 'Springfield, IL']],
    ['Springfield, M', ['Springfield, MA', 'Springfield, MO', 'Springfield, ME']],
    ['Woodlawn, IL', ['Woodlawn, IL', 'Woodlawn, IL']],
    ['12 Elm St, Springfield', ['Springfield, MA', 'Springfield, MO', 'Springfield, IL']],
    ['Portland', ['Portland, OR', 'Portland, ME', 'Portland, AR']],
    ['Kansas City', ['Kansas City, MO', 'Kansas City, KS']],
  ])('%s alone is ambiguous, the biggest city first', (text, cities) => {
    expect(found(text)).toBeUndefined();
    expect(
      places
        .candidates(text)
        .slice(0, 3)
        .map(({ city, state }) => `${city}, ${state}`),
    ).toEqual(cities);
  });

  test.each([
    'Flatbush, NY',
    'Borough Park, NY',
    'Washington Heights, NY',
    'Sunset Park, NY',
    'Sheepshead Bay, NY',
    'Bensonhurst, NY',
    'Greenpoint, NY',
    'Logan Square, IL',
    'Wicker Park, IL',
    'Hyde Park, IL',
    'Pilsen, IL',
    'Rogers Park, IL',
    'Parkland, FL',
    'Saginaw, TX',
    'Benbrook, TX',
    'Florin, CA',
    'Oildale, CA',
    'Landover, MD',
    'Tukwila, WA',
    'Lake Forest Park, WA',
    'Waikiki, HI',
    'Dededo, GU',
    'Tamuning, GU',
    'Charlotte Amalie, VI',
    'Utqiagvik, AK',
  ])('%s is a place of its own, even if another post office delivers its mail', (text) => {
    expect(found(text)).toBe(text);
  });

  test.each([
    ['Mpls', 'Minneapolis, MN'],
    ['Indy', 'Indianapolis, IN'],
    ['Jax, FL', 'Jacksonville, FL'],
    ['ATL', 'Atlanta, GA'],
    ['Sac', 'Sacramento, CA'],
    ['Va Beach, VA', 'Virginia Beach, VA'],
    ['Colo Springs', 'Colorado Springs, CO'],
    ['Bklyn, NY', 'Brooklyn, NY'],
    ['JBLM', 'Joint Base Lewis McChord, WA'],
    ['Kona, HI', 'Kailua Kona, HI'],
  ])('%s is short for %s', (text, city) => {
    expect(found(text)).toBe(city);
  });

  test.each([
    '100 Main Street',
    '100 Main St',
    '100 Main Street, MD',
    '1 Circle Drive MT',
    '100 Broadway',
    '12 Oak Avenue',
    '9 Park Lane',
    '12345 Austin',
  ])('the street of %s is not read as a town', (text) => {
    expect(places.candidates(text)).toEqual([]);
  });

  test.each([
    ['Austn, TX', 'Austin, TX'],
    ['Autsin, TX', 'Austin, TX'],
    ['Philadelpia', 'Philadelphia, PA'],
    ['Pheonix', 'Phoenix, AZ'],
    ['Albequerque', 'Albuquerque, NM'],
    ['Tuscon AZ', 'Tucson, AZ'],
    ['Cincinatti, OH', 'Cincinnati, OH'],
    ['Winston, NC', 'Winston-Salem, NC'],
    ['12 Elm St, Grenport, NY', 'Greenport, NY'],
    ['La Hoya CA', 'La Jolla, CA'],
    ['Lahoya, CA', 'La Jolla, CA'],
    ['Msa, AZ', 'Mesa, AZ'],
    ['Reo NV', 'Reno, NV'],
  ])('misspelled %s finds no place, and suggests %s', (text, city) => {
    expect(places.candidates(text)).toEqual([]);
    expect(places.closest(text).map(({ city, state }) => `${city}, ${state}`)).toContain(city);
  });

  test('the city wins over a ZIP of another state than the one named', () => {
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
  ])('%j finds no place', (text) => {
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
  ])('the time zone of %s is %s', (text, timeZone) => {
    expect(places.find(text)?.timeZone).toBe(timeZone);
  });

  test('a city returns the ZIP at its center', () => {
    const austin = places.find('Austin, TX');
    expect(austin?.lat).toBeCloseTo(30.28, 1);
    expect(austin?.lon).toBeCloseTo(-97.74, 1);
  });
});

test.each([
  [{ lat: 30.2431, lon: -97.7659 }, '78704', 'Austin, TX'],
  [{ lat: 40.7128, lon: -74.006 }, '10007', 'New York, NY'],
  [{ lat: 61.2, lon: -149.9 }, '99503', 'Anchorage, AK'],
])('the ZIP closest to %o is %s', (point, zip, town) => {
  const place = places.nearest(point);
  expect(place?.zip).toBe(zip);
  expect(`${place?.city}, ${place?.state}`).toBe(town);
});

test('a point far outside of the US has no ZIP', () => {
  expect(places.nearest({ lat: 48.85, lon: 2.35 })).toBeUndefined();
  expect(places.nearest({ lat: 0, lon: 179.9 })).toBeUndefined();
});

describe('suggest', () => {
  test('completes a quarter before its city', () => {
    expect(suggested('flatbush brooklyn')).toEqual(['Flatbush, NY']);
  });

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
    ['hilton head sc', 'Hilton Head, SC'],
    ['5310 Burnet Rd, Aus', 'Austin, TX'],
    ['la', 'Los Angeles, CA'],
    ['tx', 'Houston, TX'],
    ['philadelfia', 'Philadelphia, PA'],
    ['pheon', 'Phoenix, AZ'],
    ['Tuscon, AZ', 'Tucson, AZ'],
  ])('%s suggests %s', (text, city) => {
    expect(suggested(text)[0]).toBe(city);
  });

  test('names with this prefix come before names with a later such word, unless that city is far bigger', () => {
    expect(suggested('worth')[0]).toMatch(/^Worth/);
    expect(suggested('york').slice(0, 3)).toEqual(['York, PA', 'Yorktown, VA', 'New York, NY']);
    expect(suggested('antoni')[0]).toBe('San Antonio, TX');
  });

  test('only suggests cities in the typed state', () => {
    expect(suggested('springfield, m').every((city) => / M.$/.test(city))).toBe(true);
    expect(suggested('portland or')).toEqual(['Portland, OR']);
  });

  test('a misspelled big city is suggested beside smaller exact matches', () => {
    expect(suggested('berkley')).toEqual(['Berkley, MA', 'Berkley, MI', 'Berkley, CO', 'Berkeley, CA']);
    expect(suggested('austin, tx')).toEqual(['Austin, TX']);
  });

  test('digits suggest ZIPs, even without their leading zero', () => {
    expect(places.suggest('7870').map(({ zip }) => zip)).toContain('78704');
    expect(places.suggest('2139').map(({ zip }) => zip)).toEqual(['02139']);
    expect(places.suggest('78704')).toEqual([places.find('78704')]);
  });

  test('each city once, at most `limit`', () => {
    expect(new Set(suggested('austin')).size).toBe(8);
    expect(places.suggest('austin', 3)).toHaveLength(3);
    expect(places.suggest('')).toEqual([]);
    expect(places.suggest('zzzzzz')).toEqual([]);
  });
});
