import type { Place } from '#contract/places.ts';
import { states } from '#reference/places/states.ts';
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

/** @throws Problem `invalid` naming `address` where no place in the US is meant, or one of several */
export function placeOf(places: Places, address: string): Location {
  const place = placeMeant(places, address, 'address');
  return { address: withState(address, place), ...place };
}

/** The one place that a text means. @throws Problem `invalid` naming the field */
export function placeMeant(places: Places, text: string, field: string): Place {
  const [place, ...namesakes] = places.meant(text);
  if (!place)
    throw fieldProblem(field, 'We cannot find this place. Use a ZIP code, or a city with its state.');
  if (namesakes.length > 0) throw fieldProblem(field, whichOf([place, ...namesakes]));
  return place;
}

/** 'Which Springfield? Add its state: Springfield, MA, Springfield, MO, Springfield, IL or another' */
function whichOf(namesakes: [Place, ...Place[]]): string {
  const named = namesakes.slice(0, 3).map(cityWithState);
  const last = namesakes.length > 3 ? 'another' : named.pop();
  return `Which ${namesakes[0].city}? Add its state: ${named.join(', ')} or ${last}.`;
}

const cityWithState = ({ city, state }: Place) => `${city}, ${state}`;

/** What was written, with the state where it was left out: others read it far away. */
function withState(address: string, place: Place): string {
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
