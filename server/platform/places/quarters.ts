import { nicknames } from '#reference/places/nicknames.ts';
import { plainWords } from '#reference/places/spelling.ts';
import { milesBetween } from './distance.ts';
import type { Reading } from './read-place.ts';
import { citiesNamed, namesakes } from './search-cities.ts';
import type { City, PlacesTable } from './table.ts';

/** A quarter is at most this far from the middle of its city. */
const quarterMiles = 25;
const longestCity = 3;
/** A smaller city is more likely the end of a misspelled name: "myrtel beach" is not in Beach. */
const sizable = 5;

/**
 * Reads "flatbush brooklyn" as a quarter and the city it is in. The quarter is left out if no place of that name is near the
 * city.
 */
export function quarterAndCity(
  table: PlacesTable,
  { city: text, states }: Reading,
): { city: City; quarter?: City } | undefined {
  const words = text.split(' ');
  let unsure: City | undefined;
  for (let length = Math.min(longestCity, words.length - 1); length >= 1; length--) {
    const [city] = cityNamed(table, { city: words.slice(-length).join(' '), states, written: 'whole' });
    if (!city) continue;
    const head = words.slice(0, -length).join(' ');
    const quarter = quarterNamed(table, head, city);
    if (quarter) return { city, quarter };
    unsure ??= city;
  }
  return unsure && { city: unsure };
}

function cityNamed(table: PlacesTable, reading: Reading): readonly City[] {
  const meant = meantBy(reading.city);
  if (!meant) return (citiesNamed(table.cities, reading) ?? []).filter(({ size }) => size >= sizable);
  const inStates = reading.states?.includes(meant.state) ?? true;
  return inStates ? namesakes(table.cities, meant).slice(0, 1) : [];
}

function quarterNamed(table: PlacesTable, name: string, city: City): City | undefined {
  const center = table.place(city.row);
  const written: Reading = { city: name, states: [city.state], written: 'whole' };
  const named = [...namesakes(table.cities, written), ...namesakes(table.cities, meantBy(name) ?? written)];
  return named.find(
    (quarter) =>
      quarter.state === city.state &&
      quarter !== city &&
      milesBetween(table.place(quarter.row), center) <= quarterMiles,
  );
}

function meantBy(name: string): (Reading & { state: string }) | undefined {
  const meant = Object.hasOwn(nicknames, name) ? nicknames[name] : undefined;
  return (
    meant && { city: plainWords(meant.city), state: meant.state, states: [meant.state], written: 'whole' }
  );
}
