import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Place } from '#contract/places/places.ts';
import { placeLabel, townOf } from './near.ts';
import { query } from '#web/lib/api/query.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';

/**
 * Suggests places for a partly typed ZIP or city, for a Combobox. The label is text that the API accepts as a
 * place.
 */
export function usePlaceSuggestions(text: string) {
  const typed = text.trim();
  const asked = useDebouncedValue(typed);
  const { data = [], isFetching } = useQuery({
    ...query('GET /api/places', { query: { q: asked } }),
    enabled: asked.length > 1,
    placeholderData: keepPreviousData,
  });
  const withZip = /\d/.test(asked);
  const isNamesake = (place: Place) => data.filter((other) => townOf(other) === townOf(place)).length > 1;
  return {
    options:
      typed.length > 1
        ? data.map((place) => ({ id: place.zip, label: placeLabel(place, withZip || isNamesake(place)) }))
        : [],
    busy: isFetching || asked !== typed,
  };
}
