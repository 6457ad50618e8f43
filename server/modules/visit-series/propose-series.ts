import { mostProposals } from '#contract/visit-series.ts';
import type { SeriesProposal } from '#contract/visit-series.ts';
import { addDays } from '#reference/calendar-days.ts';
import { findFreeTimes, findGapMinutes, hasWorkingHours } from '#server/modules/calendar/index.ts';
import { findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { getFacts } from '#server/modules/profiles/index.ts';
import {
  findHouse,
  findPeopleWithin,
  findStaffFreeTimes,
  timesWithoutPeople,
} from '#server/modules/staff/index.ts';
import { usualLength, usualOf } from '#server/modules/visits/index.ts';
import { minutes as minutesLong } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { dayIn, instantAt } from '#server/platform/wall-clock.ts';
import { countToRepeat, findToRepeat } from './proposals.queries.ts';
import type { ClientToRepeat, PetToRepeat } from './proposals.queries.ts';

/** How far ahead a first visit is proposed, and for how many people of a salon. */
const daysAhead = 91;
const mostPeople = 8;
const [shortest, longest] = [5, 720];
const quarter = minutesLong(15);

type Free = { from: number; to: number; staff: SeriesProposal['staff'] };

/** Proposes a first visit for each client with an interval and without a series. Proposals leave room for each other. */
export async function proposeSeries(sql: Sql, actor: Actor, now: Date) {
  const timeZone = await zoneOf(sql, actor.id);
  const clients = await findWithLengths(sql, actor, { now, limit: mostProposals });
  const gap = minutesLong(await findGapMinutes(sql, actor.id));
  const free = clients.some(({ next }) => !next)
    ? await findFree(sql, actor, { timeZone, now, clients })
    : [];
  const tomorrow = addDays(dayIn(now, timeZone), 1);
  const proposals = clients.map((client): SeriesProposal => {
    const { next } = client;
    const shown = {
      clientId: client.id,
      clientName: client.name,
      petNames: client.pets.map(({ name }) => name),
      everyWeeks: client.everyWeeks,
    };
    if (next)
      return {
        ...shown,
        visitId: next.id,
        startsAt: next.startsAt,
        minutes: next.minutes,
        price: next.price,
        staff: null,
      };
    const { minutes } = client;
    const due = client.dueOn && client.dueOn > tomorrow ? client.dueOn : tomorrow;
    const time = takeTime(free, instantAt(due, '00:00', timeZone).getTime(), minutesLong(minutes), gap);
    return {
      ...shown,
      visitId: null,
      startsAt: time?.startsAt ?? null,
      minutes,
      price: priceOf(client),
      staff: time?.staff ?? null,
    };
  });
  return {
    timeZone,
    hasHours: await hasWorkingHours(sql, actor.id),
    total: await countToRepeat(sql, actor.id),
    proposals,
  };
}

type ClientWithLength = ClientToRepeat & { minutes: number };

/** Finds the clients to repeat, with the length of their visits: each pet's own, or that of the price list, or the usual one. */
export async function findWithLengths(
  sql: Sql,
  actor: Actor,
  wanted: Parameters<typeof findToRepeat>[2],
): Promise<ClientWithLength[]> {
  const as = actor.roles.includes('owner') ? ('business' as const) : ('groomer' as const);
  const { mobile } = await findProviderFacts(sql, actor.id, as);
  const prices = { ...(await getFacts(sql, actor.id, as)), atHome: mobile };
  const lengthOf = (pet: PetToRepeat) => pet.minutes ?? usualLength(pet, usualOf(pet), prices);
  return (await findToRepeat(sql, actor.id, wanted)).map((client) => {
    const minutes = client.pets.reduce((sum, pet) => sum + lengthOf(pet), 0);
    return { ...client, minutes: Math.min(Math.max(minutes, shortest), longest) };
  });
}

function priceOf({ pets }: ClientToRepeat): number | null {
  const priced = pets.flatMap(({ price }) => price ?? []);
  return priced.length === pets.length ? priced.reduce((sum, price) => sum + price, 0) : null;
}

type FreeTime = { startsAt: string; endsAt: string; staff?: SeriesProposal['staff'] };
type Asked = { timeZone: string; now: Date; clients: readonly ClientWithLength[] };

async function findFree(sql: Sql, actor: Actor, { timeZone, now, clients }: Asked): Promise<Free[]> {
  const as = actor.roles.includes('owner') ? ('business' as const) : ('groomer' as const);
  const from = dayIn(now, timeZone);
  const minutes = Math.min(...clients.map((client) => client.minutes));
  const wanted = { accountId: actor.id, from, minutes, since: now, days: daysAhead };
  const people =
    as === 'business' ? await findPeopleWithin(sql, actor.id, { from, until: addDays(from, daysAhead) }) : [];
  const { dogsAtOnce } = await findProviderFacts(sql, actor.id, as);
  const whole = await findFreeTimes(sql, { ...wanted, as, dogsAtOnce });
  const times: FreeTime[] = timesWithoutPeople(whole, people, timeZone);
  if (people.length > 0)
    times.push(
      ...(await findStaffFreeTimes(
        sql,
        { ...wanted, staffId: undefined, pets: 1, mostPeople },
        await findHouse(sql, actor.id),
      )),
    );
  const inOrder = times.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return inOrder.map(({ startsAt, endsAt, staff = null }) => ({
    from: Math.ceil(Date.parse(startsAt) / quarter) * quarter,
    to: Date.parse(endsAt),
    staff,
  }));
}

/** Takes the first free time that is long enough, and keeps the gap before and after it free. */
function takeTime(free: Free[], since: number, length: number, gap: number) {
  const found = free.find(({ from, to }) => Math.max(from, since) + length <= to);
  if (!found) return undefined;
  const start = Math.max(found.from, since);
  const end = Math.ceil((start + length + gap) / quarter) * quarter;
  const before = start > found.from ? [{ ...found, to: start - gap }] : [];
  free.splice(free.indexOf(found), 1, ...before, { ...found, from: end });
  return { startsAt: new Date(start).toISOString(), staff: found.staff };
}
