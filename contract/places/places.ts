import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { searchText } from '../values.ts';

/**
 * A place of the US gazetteer: a ZIP, or the ZIP at the center of a city. Coordinates are in degrees;
 * `timeZone` is an IANA name.
 */
export const Place = z.object({
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  lat: z.number(),
  lon: z.number(),
  timeZone: z.string(),
});
export type Place = z.output<typeof Place>;

/** The text typed so far: a ZIP, a city, "City, ST" or an address. */
export const PlaceQuery = z.strictObject({ q: searchText(200) });

export const placesApi = {
  'GET /api/places': { summary: 'Places that match what is typed', query: PlaceQuery, reply: z.array(Place) },
  'GET /api/places/meant': {
    summary:
      'The one place that a text means, or the ZIP closest to “latitude, longitude”; 422 where it means none, or one of several',
    query: PlaceQuery,
    reply: Place,
  },
} as const satisfies EndpointTable;
