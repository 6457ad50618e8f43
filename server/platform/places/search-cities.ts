import type { Reading } from './read-place.ts';
import { editDistance } from '#reference/text/edit-distance.ts';
import { bitCount, lettersOf, slipsForgiven } from '#reference/places/spelling.ts';
import type { City } from './table.ts';

type Match = { city: City; score: number };

/**
 * Scores of a match, added to the logarithm of the city's size (0 to 6.6): a big city may outrank a better
 * match.
 */
const worth = { wholeName: 5, beginning: 4, laterWord: 0, onlyState: -1, eachSlip: -10 };

/** The smallest city suggested for a misspelled name without a state; any word is close to some hamlet. */
const sizable = 5;

/** A city this many times bigger than its namesakes is chosen: Houston, TX, not Houston, MO. */
const dominates = 10;

/**
 * Returns the cities with exactly the name of this reading ("Lakeview" before "Lake View"), or the one that
 * dominates. Namesakes in one state are all returned, since the table keeps only those that are far apart;
 * `cities` are sorted biggest first, here and below.
 */
export function citiesNamed(cities: readonly City[], reading: Reading): City[] | undefined {
  if (!reading.city) return undefined;
  const named = namesakes(cities, reading);
  const [biggest, next] = named;
  if (biggest && next && biggest.size >= dominates * Math.max(1, next.size)) return [biggest];
  return biggest && named;
}

/** Returns all cities with exactly the name of this reading, even beside a far bigger one. */
export function namesakes(cities: readonly City[], reading: Reading): City[] {
  const { key, letters } = sought(reading);
  const joined = cities.filter((city) => city.letters === letters && city.key === key && isIn(city, reading));
  const spelled = joined.filter((city) => city.words === reading.city);
  return spelled.length > 0 ? spelled : joined;
}

/**
 * Returns up to `limit` cities whose name is cut short ("Winston, NC") or misspelled ("Austn, TX"), the
 * fewest typos first.
 */
export function closestCities(cities: readonly City[], reading: Reading, limit: number): City[] | undefined {
  const { key, letters } = sought(reading);
  if (reading.written === 'whole' || key.length < (reading.states ? 3 : 4)) return undefined;
  const inReach = (city: City) => (reading.states ? isIn(city, reading) : city.size >= sizable);
  const close = cities.filter((city) => city.words.startsWith(`${reading.city} `) && inReach(city));
  for (let slips = 1; slips <= Math.max(1, slipsForgiven(key.length)); slips++) {
    if (close.length >= limit) break;
    const misspelled = cities.filter(
      (city) =>
        bitCount(letters & ~city.letters) <= slips &&
        bitCount(city.letters & ~letters) <= slips &&
        inReach(city) &&
        editDistance(key, city.key, slips) === slips,
    );
    close.push(...misspelled);
  }
  if (close.length === 0) {
    const heard = soundInSpanish(key);
    close.push(...cities.filter((city) => inReach(city) && soundInSpanish(city.key) === heard));
  }
  return close.length > 0 ? close.slice(0, limit) : undefined;
}

/** A Spanish name is often written as it is heard: "La Hoya" is three slips from "La Jolla", yet sounds the same. */
function soundInSpanish(key: string): string {
  return key.replaceAll('ll', 'y').replaceAll('j', 'h');
}

/**
 * Returns up to `limit` completions of a partly typed text, best first: names with this prefix, then names
 * with a later word that has it, bigger cities first. Misspelled matches follow, only if bigger than all
 * exact ones.
 */
export function citiesBegun(cities: readonly City[], readings: readonly Reading[], limit: number): City[] {
  const right = readings.flatMap((reading) => spelledRight(cities, reading, limit));
  const size = Math.max(-1, ...right.map(({ city }) => city.size));
  const wrong = readings.flatMap((reading) => misspelt(cities, reading, limit, size));
  const bestFirst = [...right, ...wrong].toSorted((a, b) => b.score - a.score);
  return [...new Set(bestFirst.map(({ city }) => city))].slice(0, limit);
}

function spelledRight(cities: readonly City[], reading: Reading, limit: number): Match[] {
  const { key, letters } = sought(reading);
  const nextWord = `${reading.city} `;
  const laterWord = ` ${reading.city}`;
  const matches: Match[] = [];
  let begun = 0;
  for (const city of cities) {
    if ((letters & ~city.letters) !== 0 || !isIn(city, reading)) continue;
    if (city.key === key) matches.push(scored(city, worth.wholeName));
    // The remaining cities are smaller and match no better.
    if (begun >= limit || reading.written === 'whole') continue;
    const fit = key ? beginningFit(city) : worth.onlyState;
    if (fit === undefined) continue;
    if (fit !== worth.laterWord) begun++;
    matches.push(scored(city, fit));
  }
  return matches;

  function beginningFit(city: City): number | undefined {
    if (reading.written === 'words') return city.words.startsWith(nextWord) ? worth.beginning : undefined;
    if (city.key.startsWith(key)) return worth.beginning;
    return city.words.includes(laterWord) ? worth.laterWord : undefined;
  }
}

function misspelt(cities: readonly City[], reading: Reading, limit: number, biggerThan: number): Match[] {
  const { key, letters } = sought(reading);
  const forgiven = slipsForgiven(key.length);
  const matches: Match[] = [];
  if (forgiven === 0 || reading.written === 'whole') return matches;
  let closest = 0;
  for (const city of cities) {
    if (city.size <= biggerThan || closest >= limit) break;
    if (bitCount(letters & ~city.letters) > forgiven || !isIn(city, reading)) continue;
    const slips = editDistance(key, city.key, forgiven, reading.written === 'begun');
    if (slips === 0 || slips > forgiven) continue;
    if (slips === 1) closest++;
    matches.push(scored(city, slips * worth.eachSlip));
  }
  return matches;
}

function sought(reading: Reading): { key: string; letters: number } {
  const key = reading.city.replaceAll(' ', '');
  return { key, letters: lettersOf(key) };
}

function isIn(city: City, { states }: Reading): boolean {
  return !states || states.includes(city.state);
}

function scored(city: City, fit: number): Match {
  return { city, score: fit + Math.log2(1 + city.size) };
}
