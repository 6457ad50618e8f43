import type { Places } from '#server/platform/places.ts';
import { fieldProblem } from '#server/platform/problem.ts';

/** Where a profile says it is: what was written, and what the gazetteer makes of it. */
export type Location = {
  address: string;
  city: string;
  state: string;
  zip: string;
  lat: number;
  lon: number;
  timeZone: string;
};

/** @throws Problem `invalid` naming `address` where no place in the US is meant */
export function placeOf(places: Places, address: string): Location {
  const place = places.find(address);
  if (!place)
    throw fieldProblem('address', 'We cannot find this place. Add a ZIP code, or a city with its state.');
  return { address, ...place };
}

export const nowhere = {
  address: null,
  city: null,
  state: null,
  zip: null,
  lat: null,
  lon: null,
  timeZone: null,
};
