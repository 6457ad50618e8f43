import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProviderDay } from '#contract/day/day.ts';
import { useCalendarCheck } from '#web/domain/calendar/use-calendar-check.ts';
import { query } from '#web/lib/api/query.ts';

/** Clients that match a search; those by name without one. */
export const useClientSearch = (q: string) =>
  useQuery({
    ...query('GET /api/clients', { query: { ...(q ? { q } : {}), limit: 8 } }),
    placeholderData: keepPreviousData,
  });

export type Salon = ProviderDay['salon'];
/** A time, a person and a table that were chosen on the board; who walks in is there now. */
export type BookingAt = {
  startsAt?: string | undefined;
  staffId?: string | undefined;
  tableNo?: number | undefined;
  walkIn?: true;
};

/** What is said with a booking whose time has been warned of. */
export type Warned = { anyway?: true; squeezeIn?: true };

type Work = { startsAt: string | undefined; minutes: number; staffId: string | undefined; salon: Salon };

/**
 * What the warning below the chosen time has said already, so that the booking is not refused for it again. It reads only what
 * that warning has read; in a salon another visit then is usual, and says nothing.
 */
export function useWarned({ startsAt = '', minutes, staffId, salon }: Work): Warned {
  const ends = new Date(Date.parse(startsAt) + minutes * 60_000);
  const endsAt = Number.isNaN(ends.getTime()) ? '' : ends.toISOString();
  const { data } = useCalendarCheck({ startsAt, endsAt }, false);
  if (!data || staffId) return {};
  const isUnusual = data.outsideHours || data.timeOff.length + data.busyElsewhere.length > 0;
  return {
    ...(isUnusual ? { anyway: true } : {}),
    ...(data.visits.length > 0 && !salon ? { squeezeIn: true } : {}),
  };
}

/** The last five minutes' mark. */
export const justNow = (now: Date): string => {
  const five = 5 * 60_000;
  return new Date(Math.floor(now.getTime() / five) * five).toISOString();
};
