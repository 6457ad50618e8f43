import { useQuery } from '@tanstack/react-query';
import { query } from '#web/lib/api/query.ts';

export type WishedWork = {
  startsAt: string;
  minutes: number;
  pets: number;
  clientId?: string | undefined;
  staffId?: string | undefined;
};

/** The provider's free times, the nearest to the wished one first: that time itself where it is free. */
export const useNearestFree = (wished: WishedWork | undefined) => {
  const { startsAt = '', minutes = 0, pets = 1, clientId, staffId } = wished ?? {};
  return useQuery({
    ...query('GET /api/day/openings', {
      query: {
        minutes,
        near: startsAt,
        pets: Math.min(6, Math.max(1, pets)),
        ...(clientId ? { clientId } : {}),
        ...(staffId ? { staffId } : {}),
      },
    }),
    staleTime: 0,
    enabled: wished !== undefined && Number.isInteger(minutes) && minutes >= 5 && minutes <= 720,
  });
};
