import { useQuery } from '@tanstack/react-query';
import { polled, query } from '#web/lib/api/query.ts';

/** The viewer's saved searches, the oldest first. */
export const useSavedSearches = () => useQuery({ ...query('GET /api/saved-searches'), ...polled });
