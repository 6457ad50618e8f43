import { openingDays } from '#contract/booking-page.ts';
import type { Openings } from '#contract/booking-page.ts';
import { addDays } from '#reference/calendar-days.ts';
import type { Platform } from '#server/platform/platform.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { findPlaceOfClient } from '#server/modules/clients/index.ts';
import { clientOfTicket } from '../client-of-ticket.ts';
import { findStarts } from './find-starts.ts';
import { requireOpenPage } from '../page.ts';
import type { Address } from '../page.ts';

type Asked = { ticket: string; minutes: number; from?: string | undefined; zip?: string | undefined };

/** Lists the times that can be booked, in parts of two weeks. @throws Problem `link_expired`, `not_offered` */
export async function listOpenings(
  { sql, clock, places }: Platform,
  address: Address,
  { ticket, minutes, from, zip }: Asked,
): Promise<Openings> {
  const now = clock.now();
  const page = await requireOpenPage(sql, address);
  const { client, refusal } = await clientOfTicket(sql, page, ticket, now);
  const today = dayIn(now, page.timeZone);
  const last = addDays(today, page.daysAhead);
  const first = from && from > today ? from : today;
  const next = addDays(first, openingDays);
  if (refusal || first > last) return { timeZone: page.timeZone, days: [], next: null };
  const place = client && (await findPlaceOfClient(sql, page.accountId, client.id));
  const at =
    place && place.lat !== null && place.lon !== null ? { lat: place.lat, lon: place.lon } : undefined;
  const starts = await findStarts(
    sql,
    page,
    {
      from: first,
      until: next > last ? addDays(last, 1) : next,
      minutes,
      pets: 1,
      at: at ?? (zip ? places.find(zip) : undefined),
    },
    now,
  );
  const byDay = Map.groupBy(starts, ({ at: start }) => dayIn(start, page.timeZone));
  return {
    timeZone: page.timeZone,
    days: [...byDay].map(([day, each]) => ({ day, startsAt: each.map((start) => start.at.toISOString()) })),
    next: next > last ? null : next,
  };
}
