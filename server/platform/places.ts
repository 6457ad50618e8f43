import type { Place } from '#contract/places.ts';
import { readPlace } from './places/read-place.ts';
import { citiesBegun, citiesMeant, citiesNamed } from './places/search-cities.ts';
import { type PlacesTable, readPlacesTable } from './places/table.ts';

/** The US gazetteer: where a ZIP, a city or an address is, without asking anybody outside. */
export type Places = {
  /**
   * The one place a text means: a ZIP ("78704-1234"), "City, ST", a city alone where no other state has one of that name
   * and nearly that size, or an address that ends in one of them. Forgives spelling where one city is clearly meant. A city
   * answers with the ZIP at its middle.
   */
  find(text: string): Place | undefined;
  /** The same, but where a city is named that several states have, all of them, the biggest first. */
  meant(text: string): Place[];
  /** Up to `limit` places that a half-typed text may become, the likeliest first; each city once unless a ZIP is typed. */
  suggest(text: string, limit?: number): Place[];
};

let table: PlacesTable | undefined;

/** Opens the gazetteer. The table is read at the first question and shared by everybody in this process. */
export function openPlaces(): Places {
  return {
    find(text) {
      const [place, ...others] = this.meant(text);
      return others.length === 0 ? place : undefined;
    },
    meant(text) {
      table ??= readPlacesTable();
      return placesMeant(table, text);
    },
    suggest(text, limit = 8) {
      table ??= readPlacesTable();
      return suggestPlaces(table, text, limit);
    },
  };
}

function placesMeant(table: PlacesTable, text: string): Place[] {
  const { zip, zipSure, readings } = readPlace(text);
  const [row] = zip ? table.rowsOfZips(zip) : [];
  const atZip = row === undefined ? undefined : table.place(row);
  // States behind a guessed split ("lake la") are not named.
  const inStates = readings.filter(({ states, written }) => states && written !== 'whole');
  // A ZIP is the most exact, unless the text names a state it is not in: then one of its digits is wrong.
  if (atZip && inStates.some(({ states }) => states?.includes(atZip.state))) return [atZip];
  if (inStates.length === 0 && atZip && zipSure) return [atZip];
  const cities =
    firstOf(readings, (reading) => citiesNamed(table.cities, reading)) ??
    firstOf(inStates.length > 0 ? inStates : readings, (reading) => citiesMeant(table.cities, reading));
  if (zipSure && (!cities || cities.some(({ state }) => state === atZip?.state))) return atZip ? [atZip] : [];
  return (cities ?? []).map((city) => table.place(city.row));
}

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
  if (zip && zipSure) return placesMeant(table, text).slice(0, limit);
  return citiesBegun(table.cities, readings, limit).map((city) => table.place(city.row));
}

function firstOf<In, Out>(items: readonly In[], find: (item: In) => Out | undefined): Out | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
