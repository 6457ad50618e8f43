import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Place } from '#contract/places/places.ts';
import type { LatLon } from './distance.ts';
import { fieldReader } from './field-reader.ts';
import { lettersOf, plainWords, spelledOut } from '#reference/places/spelling.ts';

export type City = {
  name: string;
  state: string;
  timeZone: string;
  /** The number of inhabited ZIPs: the bigger the city, the likelier it is meant. */
  size: number;
  /** The name in plain words, spelled out: "saint louis". */
  words: string;
  /** The same without spaces, so that "Mc Lean" and "McLean" match. */
  key: string;
  letters: number;
  /** Row of the ZIP at its center. */
  row: number;
};

/** All cities and ZIPs of the United States, from reference/places/places.tsv.gz. */
export type PlacesTable = {
  /** Biggest first, then by name. */
  cities: City[];
  /** Returns the place of a row. */
  place(row: number): Place;
  /** Returns the city of a row. */
  cityOf(row: number): City;
  /** Returns the rows of all ZIPs that begin with these digits. */
  rowsOfZips(digits: string): number[];
  /** Returns the row of the ZIP closest to a point, on a flat map. */
  nearestRow(point: LatLon): number;
};

const file = new URL('../../../reference/places/places.tsv.gz', import.meta.url);
const atMostRows = 65_536;
const noRow = -1;

/**
 * Each line is a city: name, state, time zone, size, and its ZIPs as `78705 30.2896 -97.7396`, joined by
 * semicolons. ZIPs and degrees are stored in typed arrays, because objects would take ten times the memory.
 */
export function readPlacesTable(): PlacesTable {
  const fields = fieldReader(gunzipSync(readFileSync(file)).toString('utf8'));
  const cities: City[] = [];
  const owners = new Uint16Array(atMostRows);
  const zips = new Uint32Array(atMostRows);
  const tenThousandths = new Int32Array(2 * atMostRows);
  const rowOfZip = new Int32Array(100_000).fill(noRow);
  let row = 0;

  while (fields.more()) {
    const name = fields.text();
    const words = spelledOut(plainWords(name));
    const key = words.includes(' ') ? words.replaceAll(' ', '') : words;
    const state = fields.repeatedText();
    const timeZone = fields.repeatedText();
    const size = fields.digits();
    cities.push({ name, state, timeZone, size, words, key, letters: lettersOf(key), row });
    do {
      const zip = fields.digits();
      // Towns without their own post office come later and borrow the ZIP of a city, which keeps it.
      if (rowOfZip[zip] === noRow) rowOfZip[zip] = row;
      owners[row] = cities.length - 1;
      zips[row] = zip;
      tenThousandths[row * 2] = fields.digits();
      tenThousandths[row * 2 + 1] = fields.digits();
      row++;
    } while (!fields.atLineEnd());
  }

  const cityOf = (row: number): City => {
    const city = cities[owners[row] ?? noRow];
    if (!city) throw new Error(`No row ${row} in the gazetteer`);
    return city;
  };
  return {
    cities: cities.toSorted((a, b) => b.size - a.size),
    cityOf,
    place(row) {
      const { name, state, timeZone } = cityOf(row);
      const [lat = 0, lon = 0] = tenThousandths.subarray(row * 2, row * 2 + 2);
      return {
        zip: String(zips[row]).padStart(5, '0'),
        city: name,
        state,
        lat: lat / 10_000,
        lon: lon / 10_000,
        timeZone,
      };
    },
    rowsOfZips(digits) {
      const first = Number(digits.padEnd(5, '0'));
      const last = Number(digits.padEnd(5, '9'));
      return [...rowOfZip.subarray(first, last + 1)].filter((row) => row !== noRow);
    },
    nearestRow({ lat, lon }) {
      const squeeze = Math.cos((lat * Math.PI) / 180);
      let nearest = noRow;
      let shortest = Number.POSITIVE_INFINITY;
      for (const zipRow of rowOfZip) {
        if (zipRow === noRow) continue;
        const north = (tenThousandths[zipRow * 2] ?? 0) - lat * 10_000;
        const east = ((tenThousandths[zipRow * 2 + 1] ?? 0) - lon * 10_000) * squeeze;
        const away = north * north + east * east;
        if (away >= shortest) continue;
        shortest = away;
        nearest = zipRow;
      }
      return nearest;
    },
  };
}
