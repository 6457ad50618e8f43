import type { Place } from '#contract/places/places.ts';
import { states } from '#reference/places/states.ts';
import type { Places } from '#server/platform/places/places.ts';
import { fieldProblem } from '#server/platform/problem.ts';

/** A profile's place: the text as written and its match in the gazetteer. */
export type Location = {
  address: string;
  city: string;
  state: string;
  zip: string;
  lat: number;
  lon: number;
  timeZone: string;
};

/**
 * Resolves an address. @throws Problem `invalid` naming `address` if it names no place in the US or several
 */
export function resolveAddress(places: Places, address: string): Location {
  const place = resolvePlace(places, address, 'address');
  return { address: withTown(address, place), ...place };
}

/** Returns the one place that a text names. @throws Problem `invalid` naming the field */
export function resolvePlace(places: Places, text: string, field: string): Place {
  const [place, ...namesakes] = places.candidates(text);
  if (!place) throw fieldProblem(field, whyUnknown(places, text));
  if (namesakes.length > 0) throw fieldProblem(field, whichOf([place, ...namesakes]));
  return place;
}

const point = /^\s*(-?\d{1,2}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)\s*$/;

/**
 * Returns the place to search near: a place by its name, or the ZIP closest to coordinates such as
 * '30.27, -97.74', the middle of a map. @throws Problem `invalid` naming the field
 */
export function resolveNear(places: Places, text: string, field: string): Place {
  const [, lat, lon] = point.exec(text) ?? [];
  if (lat === undefined) return resolvePlace(places, text, field);
  const place = places.nearest({ lat: Number(lat), lon: Number(lon) });
  if (!place) throw fieldProblem(field, 'There is no ZIP code near this point. Move the map to the US.');
  return place;
}

const military = /\b([AFD]PO)\b|,\s*A[AEP]\b/;
const streetAlone = /^\s*\d+\s+[^,]+$/;

function whyUnknown(places: Places, text: string): string {
  if (military.test(text))
    return 'This is a military mail address. Use the ZIP code or the town of the base instead.';
  const close = places.closest(text);
  if (close.length > 0) return `We cannot find this place. Did you mean ${anyOf(close.map(cityWithState))}?`;
  if (streetAlone.test(text)) return 'Add the city and state, or the ZIP code.';
  return 'We cannot find this place. Use a ZIP code, or a city with its state.';
}

/** 'Which Springfield? Add its state: Springfield, MA, Springfield, MO, Springfield, IL or another.' */
function whichOf(namesakes: [Place, ...Place[]]): string {
  const inOneState = namesakes.every(({ state }) => state === namesakes[0].state);
  const named = namesakes.slice(0, 3).map(inOneState ? cityWithZip : cityWithState);
  if (namesakes.length > 3) named.push('another');
  return `Which ${namesakes[0].city}? Add its ${inOneState ? 'ZIP code' : 'state'}: ${anyOf(named)}.`;
}

const anyOf = (names: string[]) => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);

const cityWithState = ({ city, state }: Place) => `${city}, ${state}`;
const cityWithZip = (place: Place) => `${cityWithState(place)} ${place.zip}`;

/** Returns the text with a missing city or state added, since people elsewhere read it. */
function withTown(address: string, place: Place): string {
  if (/^\s*\d{5}(-?\d{4})?\s*$/.test(address)) return cityWithZip(place);
  if (/^[^\d,]+$/.test(address)) return cityWithState(place);
  const named = new RegExp(`\\b(${place.state}|${nameOf(place.state)})\\b|\\b\\d{5}(-?\\d{4})?$`, 'i');
  return named.test(address) ? address : `${address}, ${place.state}`;
}

const nameOf = (state: string) => new Map(Object.entries(states)).get(state) ?? state;

export const nowhere = {
  address: null,
  city: null,
  state: null,
  zip: null,
  lat: null,
  lon: null,
  timeZone: null,
};
