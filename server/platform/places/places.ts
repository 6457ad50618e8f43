import type { Place } from '#contract/places.ts';
import { type Reading, readPlace } from './read-place.ts';
import { citiesBegun, citiesNamed, closestCities } from './search-cities.ts';
import { type PlacesTable, readPlacesTable } from './table.ts';

/** The US gazetteer: where a ZIP, a city or an address is, without asking anybody outside. */
export type Places = {
  /**
   * The one place that a text names: a ZIP ("78704-1234"), "City, ST", a city alone where it has no namesake of nearly that
   * size, or an address that ends in one of them. A city's place is the ZIP at its middle.
   */
  find(text: string): Place | undefined;
  /** All places that a text names exactly, the biggest first: several where a city has namesakes. */
  candidates(text: string): Place[];
  /** Up to three places with nearly the name that is written, for a question: a misspelling never stands for a place. */
  closest(text: string): Place[];
  /** Up to `limit` places that a half-typed text may become, the likeliest first; each city once unless a ZIP is typed. */
  suggest(text: string, limit?: number): Place[];
};

let table: PlacesTable | undefined;

/** Opens the gazetteer. The table is read at the first question and shared by everybody in this process. */
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

/** A state behind a guessed split ("lake la") is not named. */
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

function firstOf<In, Out>(items: readonly In[], find: (item: In) => Out | undefined): Out | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
