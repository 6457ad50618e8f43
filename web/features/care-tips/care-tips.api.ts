import { useQuery } from '@tanstack/react-query';
import type { TipCategory } from '#contract/care-tips/care-tip-codes.ts';
import { query } from '#web/lib/api/query.ts';

/** For which pet and category tips are generated; empty means all. */
export type TipFilter = { petId: string; category: TipCategory | '' };

/** Only `refetch` generates: each reading brings other tips, and what is shown stays while it is read, rated and saved. */
export const useGeneratedTips = (filter: TipFilter) =>
  useQuery({ ...query('GET /api/pet-care-tips', { query: filter }), enabled: false });

export const useSavedTips = () => useQuery(query('GET /api/pet-care-tips/saved'));

export const useDailyTip = (enabled: boolean) =>
  useQuery({
    ...query('GET /api/pet-care-tips/daily/:userId', { params: { userId: 'current-user' } }),
    enabled,
  });

export const useDailyTipState = () => useQuery(query('GET /api/pet-care-tips/daily-state'));

export const useTipSettings = () => useQuery(query('GET /api/pet-care-tips/notifications'));
