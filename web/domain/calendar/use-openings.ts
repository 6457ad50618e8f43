import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/lib/api/query.ts';

export type WantedTime = {
  /** For whom, where that is known. */
  clientId: string | undefined;
  minutes: number;
  pets: number;
  staffId: string | undefined;
  /** The first day. */
  from: string;
};

/** The next free times for so many minutes, with the person where there are several. */
export const useOpenings = ({ clientId, minutes, pets, staffId, from }: WantedTime) =>
  useQuery({
    ...query('GET /api/day/openings', {
      query: {
        ...(clientId ? { clientId } : {}),
        minutes,
        from,
        pets: Math.min(6, Math.max(1, pets)),
        ...(staffId ? { staffId } : {}),
      },
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled: Number.isInteger(minutes) && minutes >= 5 && minutes <= 720,
  });
