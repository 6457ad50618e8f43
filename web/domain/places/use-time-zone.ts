import { useQuery } from '@tanstack/react-query';
import { query } from '#web/lib/api/query.ts';

/** The time zone of a ZIP, for wall times there; undefined until it is loaded. */
export function useTimeZone(zip: string | null | undefined): string | undefined {
  const { data } = useQuery({
    ...query('GET /api/places', { query: { q: zip ?? '' } }),
    enabled: Boolean(zip),
  });
  return data?.[0]?.timeZone;
}
