import type { z } from 'zod';
import type { DayNeed, ProviderDay } from '#contract/day/day.ts';
import { isAsked, isBooked, isNoShow } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { addDays } from '#reference/calendar-days.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { findAsksFor } from '#server/modules/grooming-requests/index.ts';
import { findHouse, findWorkers } from '#server/modules/staff/index.ts';
import { listProviderVisits, openAskedMove } from '#server/modules/visits/index.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { dayIn, instantAt, isTimeZone, timeIn, wholeDay } from '#server/platform/wall-clock.ts';
import {
  findLines,
  findNextDay,
  findOpenNeeds,
  findSeriesGaps,
  findTextsToSend,
  findTextsToTell,
  countNotAsked,
  findVisitsToAsk,
  sumTaken,
} from './day.queries.ts';

/** Visits that were left open are named for so long. */
const namedFor = days(31);
/** From then on the clients of the next day can be texted. */
const textsFrom = '16:00';

/** Of an account without a place. */
const unknownZone = 'UTC';

type ShownVisit = z.input<typeof Visit>;

/** Reads a provider's day, by default today, by the clock of their own place, or else of their device. */
export async function getDay(
  sql: Sql,
  actor: Actor,
  { on: asked, zone: ofDevice }: { on?: string | undefined; zone?: string | undefined },
  now: Date,
): Promise<z.input<typeof ProviderDay>> {
  const ofPlace = await zoneOf(sql, actor.id);
  const timeZone = ofPlace === unknownZone && ofDevice && isTimeZone(ofDevice) ? ofDevice : ofPlace;
  const today = dayIn(now, timeZone);
  const on = asked ?? today;
  const range = wholeDay(on, timeZone);
  const morning = instantAt(today, '00:00', timeZone);
  const textsTime = on === today && timeIn(now, timeZone) >= textsFrom;
  const tomorrow = wholeDay(addDays(on, 1), timeZone);
  const [visits, lines, seriesGaps, needs, asks, salon, textTomorrow, toTell, toAsk, notAsked, taken, next] =
    await Promise.all([
      listProviderVisits(sql, actor, range, now),
      findLines(sql, actor.id, range),
      findSeriesGaps(sql, actor.id, today),
      findOpenNeeds(sql, actor.id, { now, before: morning, since: after(morning, -namedFor) }),
      on === today && actor.hasMembership && !actor.frontDesk ? findAsksFor(sql, actor.id) : [],
      actor.roles.includes('owner') ? getSalon(sql, actor.id, on) : null,
      textsTime ? findTextsToSend(sql, actor.id, tomorrow) : [],
      findTextsToTell(sql, actor.id, now),
      findVisitsToAsk(sql, actor.id, range, now),
      countNotAsked(sql, actor.id, range, now),
      sumTaken(sql, actor.id, range),
      findNextDay(sql, actor.id, range.until, timeZone),
    ]);
  return {
    on,
    today,
    timeZone: ofPlace,
    visits,
    lines,
    totals: { ...totalsOf(visits, now), taken, toAsk: toAsk.length, ...notAsked },
    seriesGaps,
    asks,
    textTomorrow,
    toTell,
    next,
    salon,
    needsYou: [
      ...needs.map(({ status, ...need }) => ({
        ...need,
        askedMove: openAskedMove({ ...need, status }, now),
      })),
      ...(on === today ? vaccinationNeeds(visits) : []),
    ],
  };
}

async function getSalon(sql: Sql, accountId: string, on: string) {
  const { isSalon, tables, petsInHouse } = await findHouse(sql, accountId);
  return { people: await findWorkers(sql, accountId, on), tables, petsInHouse: isSalon ? petsInHouse : null };
}

function totalsOf(visits: readonly ShownVisit[], now: Date) {
  const counted = visits.filter(({ status }) => !isNoShow(status) && !isAsked(status));
  const priced = counted.flatMap(({ price }) => price ?? []);
  return {
    visits: counted.length,
    cents: priced.reduce((sum, price) => sum + price, 0),
    unpriced: counted.filter(({ price, unpriced }) => price === null || unpriced.length > 0).length,
    unconfirmed: counted.filter(
      ({ source, status, confirmedAt, startsAt }) =>
        source !== 'marketplace' && isBooked(status) && !confirmedAt && Date.parse(startsAt) > now.getTime(),
    ).length,
  };
}

const vaccinationNeeds = (visits: readonly ShownVisit[]): DayNeed[] =>
  visits
    .filter(({ vaccinationGaps }) => vaccinationGaps.some(({ verdict }) => verdict !== 'too_young'))
    .map(({ id, title, startsAt, timeZone }) => ({
      kind: 'vaccination',
      visitId: id,
      title,
      startsAt,
      timeZone,
      askedMove: null,
      toldBy: null,
      request: null,
    }));
