import { verb } from '#contract/text/verbs.ts';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { coats } from '#reference/coats.ts';
import { intervalWeeks } from '#reference/grooming-intervals.ts';
import { isDue } from '#web/features/pets/due.ts';
import { aheadOf, directOf } from '#web/features/visits/direct-visits.ts';
import { clockTime, daysSince, monthDay, shortDate } from '#web/lib/dates.ts';
import { isLive, liveOf, liveSteps } from '#web/domain/visits/live-steps.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { capitalized, counted, inWords } from '#web/lib/words.ts';

/**
 * The headline and sentence of what matters most; `request` is the one with open offers, `visitId` the booked
 * visit, `waitingId` the request that waits for its first offer.
 */
export type Attention = {
  headline: string;
  words: string;
  request?: OwnRequest | undefined;
  visitId?: string;
  waitingId?: string | undefined;
  /** The pet that is due for the longest time. */
  duePetId?: string;
};

/** Today's visit comes first, then a due pet, the next visit, open requests, pets never groomed, and the next pet to be due. */
export function attentionFor(
  firstName: string,
  pets: readonly Pet[],
  requests: readonly OwnRequest[],
  now: Date,
  visits: readonly Visit[] = [],
): Attention {
  if (pets.length === 0)
    return {
      headline: `Welcome, ${firstName}`,
      words: 'Add your pet: its record, vaccinations and visits stand in one place.',
    };
  const today = todayOf(visits, now);
  if (today) return attentionToday(firstName, today);
  const asked = requests.flatMap(({ status, visit, timeZone, pets: on }) =>
    status === 'in_progress' && visit ? [{ ...visit, timeZone, pets: on }] : [],
  );
  const booked = [...asked, ...aheadOf(directOf(visits), now)].toSorted(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );
  const cared = new Set(booked.flatMap((visit) => visit.pets.map(({ id }) => id)));
  const due = pets
    .filter((pet) => isDue(pet, now) && !cared.has(pet.id))
    .toSorted((one, other) => (one.lastGroomedAt ?? '').localeCompare(other.lastGroomedAt ?? ''));
  const request = mostAnswered(requests);
  const waiting = requests.find(({ status, openOffers }) => status === 'posted' && openOffers === 0);
  const [longest] = due;
  if (longest)
    return {
      headline: `${petNames(due)} ${verb('is', due)} due, ${firstName}`,
      words: dueWords(longest, due.length, now),
      duePetId: longest.id,
      request,
      waitingId: request ? undefined : waiting?.id,
    };
  const [next] = booked;
  if (next) {
    const { id, startsAt, timeZone } = next;
    const at = `${shortDate(startsAt, timeZone)}, ${clockTime(startsAt, timeZone)}`;
    return {
      headline: `${petNames(next.pets)} ${verb('is', next.pets)} booked, ${firstName}`,
      words: `${at}.`,
      visitId: id,
      request,
    };
  }
  if (request)
    return {
      headline: `${offersTitle(request)}, ${firstName}`,
      words: 'Compare price, time and reviews, then book the one you like.',
      request,
    };
  if (waiting)
    return {
      headline: `${petNames(waiting.pets)} ${verb('is', waiting.pets)} waiting for offers, ${firstName}`,
      words: 'Groomers and salons near you can see what you need. We tell you about every offer.',
      waitingId: waiting.id,
    };
  const unknown = pets.filter(neverGroomed);
  if (unknown.length === pets.length)
    return {
      headline: `What ${unknown.length === 1 ? 'does' : 'do'} ${petNames(unknown)} need, ${firstName}?`,
      words: 'Say what is needed and when. Groomers and salons near you answer with a price and a time.',
    };
  return { headline: `No pet is due, ${firstName}`, words: calmWords(pets) };
}

/** The visit whose pets are being groomed, else the next one of today. */
function todayOf(visits: readonly Visit[], now: Date): Visit | undefined {
  const live = visits
    .filter((visit) => isLive(liveOf(visit), now))
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return live.find(({ status }) => status === 'checked_in') ?? live[0];
}

function attentionToday(firstName: string, visit: Visit): Attention {
  const { id, pets, provider, atHome } = visit;
  const names = petNames(pets);
  const are = pets.length === 1 ? 'is' : 'are';
  const isHere = visit.status === 'checked_in';
  const isReady = isHere && pets.length > 0 && pets.every(({ stage }) => stage === 'ready');
  const headline = isReady
    ? `${names} ${are} ${atHome ? 'done' : 'ready to pick up'}, ${firstName}`
    : isHere
      ? `${names} ${are} with ${provider.name}, ${firstName}`
      : `${names} ${are} groomed today, ${firstName}`;
  const when = clockTime(visit.startsAt, visit.timeZone);
  const words = isReady
    ? `${provider.name} is finished.`
    : isHere
      ? pets.map((pet) => stepsInWords(visit, pet, pets.length > 1)).join(' ')
      : `${when} with ${provider.name}.`;
  return { headline, words, visitId: id };
}

/** 'Olive: Drying. Ready about 4:30 PM.' */
function stepsInWords(visit: Visit, { name, stage }: Visit['pets'][number], named: boolean): string {
  const steps = liveSteps(liveOf(visit), stage).filter(({ state }) => state !== 'done');
  return `${named ? `${name}: ` : ''}${steps.map(({ words }) => words).join('. ')}.`;
}

/** True for a pet without a groom on record or a day when one is due. */
export const neverGroomed = ({ lastGroomedAt, dueOn }: Pick<Pet, 'lastGroomedAt' | 'dueOn'>): boolean =>
  lastGroomedAt === null && dueOn === null;

/** The posted request with the most unread offers, else with the most open ones. */
export function mostAnswered(requests: readonly OwnRequest[]): OwnRequest | undefined {
  return requests
    .filter(({ status, openOffers }) => status === 'posted' && openOffers > 0)
    .toSorted((one, other) => other.unreadOffers - one.unreadOffers || other.openOffers - one.openOffers)[0];
}

/** 'See three offers for Bella' */
export const offersWords = ({ openOffers, pets }: OwnRequest): string =>
  `See ${openOffers === 1 ? 'the offer' : `${inWords(openOffers)} offers`} for ${petNames(pets)}`;

/** 'Three offers for Bella' */
export const offersTitle = ({ openOffers, pets }: OwnRequest): string =>
  `${capitalized(inWords(openOffers))} ${openOffers === 1 ? 'offer' : 'offers'} for ${petNames(pets)}`;

function dueWords({ lastGroomedAt, species, coat, name }: Pet, count: number, now: Date): string {
  const days = lastGroomedAt ? daysSince(lastGroomedAt, now) : 0;
  const since = `${counted(days, 'day')} since ${count === 1 ? 'the' : `${name}’s`} last groom.`;
  const weeks = coat && intervalWeeks(species, coat);
  if (!weeks) return since;
  const { label, matsEasily } = coats[coat];
  const kind = `${/^[aeiou]/i.test(label) ? 'An' : 'A'} ${label.toLowerCase()} coat`;
  return matsEasily
    ? `${since} ${kind} mats after about ${inWords(weeks)} weeks.`
    : `${since} ${kind} usually wants a groom every ${inWords(weeks)} weeks.`;
}

function calmWords(pets: readonly Pet[]): string {
  const next = pets
    .filter(({ dueOn }) => dueOn !== null)
    .toSorted((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))[0];
  return next?.dueOn
    ? `${next.name} is next, on ${monthDay(next.dueOn, 'UTC')}.`
    : 'After the first visit we tell you when the next one is.';
}
