import type { Place } from '#contract/places/places.ts';
import { alsoMeant } from '#reference/places/nicknames.ts';
import { plainWords, spelledOut } from '#reference/places/spelling.ts';
import { milesBetween } from './distance.ts';
import type { LatLon } from './distance.ts';
import { type Reading, readPlace } from './read-place.ts';
import { quarterAndCity } from './quarters.ts';
import { citiesBegun, citiesNamed, closestCities, namesakes } from './search-cities.ts';
import { type City, type PlacesTable, readPlacesTable } from './table.ts';

/** The US gazetteer: finds a ZIP, a city or an address without an outside service. */
export type Places = {
  /**
   * Returns the one place that a text names: a ZIP ("78704-1234"), "City, ST", a city without a namesake of
   * similar size, or an address that ends in one of them. The place of a city is the ZIP at its center.
   */
  find(text: string): Place | undefined;
  /** Returns all places with exactly this name, the biggest first; several if a city has namesakes. */
  candidates(text: string): Place[];
  /**
   * Returns up to three places with a similar name, to ask about; a misspelled name is never resolved
   * silently.
   */
  closest(text: string): Place[];
  /**
   * Returns up to `limit` completions of a partly typed text, the likeliest first; each city once unless a
   * ZIP is typed.
   */
  suggest(text: string, limit?: number): Place[];
  /** Returns the ZIP closest to a point; undefined if the point is far outside of the US. */
  nearest(point: LatLon): Place | undefined;
};

let table: PlacesTable | undefined;

/** Opens the gazetteer. The table is loaded on first use and shared in this process. */
export function openPlaces(): Places {
  return {
    find(text) {
      const [place, ...others] = this.candidates(text);
      return others.length === 0 ? place : undefined;
    },
    candidates(text) {
      table ??= readPlacesTable();
      return placesNamed(table, text);
    },
    closest(text) {
      table ??= readPlacesTable();
      return closestPlaces(table, text);
    },
    suggest(text, limit = 8) {
      table ??= readPlacesTable();
      return suggestPlaces(table, text, limit);
    },
    nearest(point) {
      table ??= readPlacesTable();
      return nearestPlace(table, point);
    },
  };
}

function placesNamed(table: PlacesTable, text: string): Place[] {
  const { zip, zipSure, readings } = readPlace(text);
  const [row] = zip ? table.rowsOfZips(zip) : [];
  const atZip = row === undefined ? undefined : table.place(row);
  const inStates = readings.filter(namesStates);
  // A ZIP is the most exact, unless the text names a state it is not in: then one of its digits is wrong.
  if (atZip && inStates.some(({ states }) => states?.includes(atZip.state)))
    return [underTypedCity(table, atZip, inStates)];
  if (inStates.length === 0 && atZip && zipSure) return [underTypedCity(table, atZip, readings)];
  const cities = firstOf(readings, (reading) => citiesMeant(table.cities, reading));
  if (zipSure && (!cities || cities.some(({ state }) => state === atZip?.state))) return atZip ? [atZip] : [];
  if (cities) return cities.map((city) => table.place(city.row));
  const quarter = firstOf(readings, (reading) => quarterAndCity(table, reading)?.quarter);
  return quarter ? [table.place(quarter.row)] : [];
}

function citiesMeant(cities: readonly City[], reading: Reading): City[] | undefined {
  const named = citiesNamed(cities, reading);
  const also = Object.hasOwn(alsoMeant, reading.city) ? alsoMeant[reading.city] : undefined;
  if (!named || !also || !named.some(({ state }) => state === also.state)) return named;
  return [...named, ...cities.filter(({ name, state }) => name === also.city && state === also.state)];
}

/** A post office serves neighboring towns too: one that is typed beside its ZIP keeps its name within this distance. */
const sameMailMiles = 15;

const wordsOf = (city: string) => spelledOut(plainWords(city));

/** Returns the place of a ZIP under the city typed with it; its post office's city if none is typed. */
function underTypedCity(table: PlacesTable, atZip: Place, readings: readonly Reading[]): Place {
  const postOffice = wordsOf(atZip.city);
  const typed = firstOf(readings, (reading) => {
    if (reading.city === postOffice) return atZip;
    const cities = namesakes(table.cities, reading).filter(({ state }) => state === atZip.state);
    const places = cities.map((city) => table.place(city.row));
    const ownZip = places.find(({ zip }) => zip === atZip.zip);
    if (ownZip) return ownZip;
    const near = places.find((place) => milesBetween(place, atZip) <= sameMailMiles);
    return near && { ...atZip, city: near.city };
  });
  return typed ?? atZip;
}

function closestPlaces(table: PlacesTable, text: string): Place[] {
  const { readings } = readPlace(text);
  const inStates = readings.filter(namesStates);
  const cities = firstOf(inStates.length > 0 ? inStates : readings, (reading) =>
    closestCities(table.cities, reading, 3),
  );
  if (cities) return cities.map((city) => table.place(city.row));
  const city = firstOf(readings, (reading) => quarterAndCity(table, reading)?.city);
  return city ? [table.place(city.row)] : [];
}

/** A state found by a guessed split ("lake la") does not count as named. */
const namesStates = ({ states, written }: Reading) => states !== undefined && written !== 'whole';

function suggestPlaces(table: PlacesTable, text: string, limit: number): Place[] {
  const { zip, zipSure, readings } = readPlace(text);
  const digits = text.trim();
  if (/^\d{1,5}$/.test(digits)) {
    const filledUp = zip && zipSure ? table.rowsOfZips(zip) : [];
    return [...new Set([...table.rowsOfZips(digits), ...filledUp])]
      .toSorted((a, b) => table.cityOf(b).size - table.cityOf(a).size)
      .slice(0, limit)
      .map((row) => table.place(row));
  }
  if (zip && zipSure) return placesNamed(table, text).slice(0, limit);
  const begun = citiesBegun(table.cities, readings, limit);
  const quarter =
    begun.length > 0 ? undefined : firstOf(readings, (reading) => quarterAndCity(table, reading)?.quarter);
  return (quarter ? [quarter] : begun).map((city) => table.place(city.row));
}

/** Alaska has points this far from any ZIP. */
const farthestMiles = 250;

function nearestPlace(table: PlacesTable, point: LatLon): Place | undefined {
  const place = table.place(table.nearestRow(point));
  return milesBetween(place, point) <= farthestMiles ? place : undefined;
}

function firstOf<In, Out>(items: readonly In[], find: (item: In) => Out | undefined): Out | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
