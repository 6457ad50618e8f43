import type { Place } from '#contract/places.ts';
import { milesBetween } from './distance.ts';
import type { LatLon } from './distance.ts';
import { type Reading, readPlace } from './read-place.ts';
import { citiesBegun, citiesNamed, closestCities } from './search-cities.ts';
import { type PlacesTable, readPlacesTable } from './table.ts';

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
  if (atZip && inStates.some(({ states }) => states?.includes(atZip.state))) return [atZip];
  if (inStates.length === 0 && atZip && zipSure) return [atZip];
  const cities = firstOf(readings, (reading) => citiesNamed(table.cities, reading));
  if (zipSure && (!cities || cities.some(({ state }) => state === atZip?.state))) return atZip ? [atZip] : [];
  return (cities ?? []).map((city) => table.place(city.row));
}

function closestPlaces(table: PlacesTable, text: string): Place[] {
  const { readings } = readPlace(text);
  const inStates = readings.filter(namesStates);
  const cities = firstOf(inStates.length > 0 ? inStates : readings, (reading) =>
    closestCities(table.cities, reading, 3),
  );
  return (cities ?? []).map((city) => table.place(city.row));
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
  return citiesBegun(table.cities, readings, limit).map((city) => table.place(city.row));
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
