import { useQuery } from '@tanstack/react-query';
import { polled, query } from '#web/lib/api/query.ts';

/** The viewer's favorites, the latest first. */
export const useFavorites = () => useQuery({ ...query('GET /api/favorites'), ...polled });
