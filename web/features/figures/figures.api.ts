import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { polled, query } from '#web/lib/api/query.ts';
import type { Period } from '#web/lib/periods.ts';

/** The last figures stay while those of another period are read. */
export const useGroomerFigures = (days: Period) =>
  useQuery({
    ...query('GET /api/figures/groomer', { query: days }),
    ...polled,
    placeholderData: keepPreviousData,
  });

export const useBusinessFigures = (days: Period) =>
  useQuery({
    ...query('GET /api/figures/business', { query: days }),
    ...polled,
    placeholderData: keepPreviousData,
  });

export const usePetOwnerFigures = (days: Period) =>
  useQuery({
    ...query('GET /api/figures/pet-owner', { query: days }),
    ...polled,
    placeholderData: keepPreviousData,
  });
