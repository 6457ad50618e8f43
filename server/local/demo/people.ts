import { addDays } from '#reference/calendar-days.ts';
import { makeTimeOff, makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { makeAccount, makeSession } from '#server/modules/identity/identity.factory.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makeFacts } from '#server/modules/profiles/facts/facts.factory.ts';
import { makeBusiness, makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import type { MovableClock } from '#server/platform/clock.ts';
import { openPlaces } from '#server/platform/places/places.ts';
import type { Transact, Transaction } from '#server/platform/transaction.ts';
import { ownTime } from './stories/own-time.ts';
import { businesses } from './stories/businesses.ts';
import { factsOfBusiness, factsOfGroomer } from './stories/facts.ts';
import { groomers } from './stories/groomers.ts';
import { petOwners } from './stories/pet-owners.ts';
import { joinedWithCode } from './stories/promo-members.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { at, townZone } from './story.ts';

/** The session cookies of the town's people: by index, and by name. */
export type People = { groomers: string[]; owners: string[]; named: Map<string, string> };

type Member = { name: string; accountId: string };

/** The day on which the town's story begins. */
const firstDay = -84;

/**
 * Creates the people before the story begins. Most have been members for a while; some are about to join with
 * a promo code.
 */
export async function loadPeople(transact: Transact, clock: MovableClock, now: Date): Promise<People> {
  clock.moveTo(at(now, firstDay, '09:00'));
  const members = await transact(createPeople);
  clock.moveTo(now);
  return transact(async (t) => {
    const people: People = { groomers: [], owners: [], named: new Map() };
    for (const [index, { name, accountId }] of members.entries()) {
      if (!joinedWithCode.some((other) => other.name === name)) await join(t, accountId, name, index);
      await keepOwnTime(t, accountId, name);
      const cookie = await makeSession(t, accountId);
      people.named.set(name, cookie);
      if (index < groomers.length) people.groomers.push(cookie);
      else if (index < groomers.length + businesses.length) people.owners.push(cookie);
    }
    return people;
  });
}

/** Creates groomers, businesses and pet owners in this order, and the admin. */
async function createPeople(t: Transaction): Promise<Member[]> {
  const people: Member[] = [];
  for (const [index, { firstName, lastName, bio, ...profile }] of groomers.entries()) {
    const name = `${firstName} ${lastName}`;
    const account = { email: emailOf(name), firstName, lastName, bio, location: townOf(profile.address) };
    const { id: accountId } = await makeAccount(t, { ...account, roles: ['groomer'] });
    await makeGroomer(t, { accountId, ...profile });
    const facts = factsOfGroomer(index);
    if (facts) await makeFacts(t, accountId, 'groomer', facts);
    people.push({ name, accountId });
  }
  for (const [index, { owner, ...profile }] of businesses.entries()) {
    const location = townOf(profile.address);
    const account = { email: emailOf(owner, 'business'), ...nameOf(owner), location };
    const { id: accountId } = await makeAccount(t, { ...account, roles: ['owner'] });
    await makeBusiness(t, { accountId, ...profile });
    await makeFacts(t, accountId, 'business', factsOfBusiness({ ...profile, town: location }, index));
    people.push({ name: profile.businessName, accountId });
  }
  for (const { name, address, budget, looksFor = [] } of petOwners) {
    const account = { email: emailOf(name), ...nameOf(name), location: townOf(address) };
    const { id: accountId } = await makeAccount(t, { ...account, roles: ['pet_owner'] });
    const [budgetMin, budgetMax] = budget;
    await makePetOwner(t, { accountId, address, budgetMin, budgetMax, preferredServices: looksFor });
    people.push({ name, accountId });
  }
  const admin = { email: 'admin@wagwell.example', firstName: 'Robin', lastName: 'Hale', isAdmin: true };
  people.push({ name: 'Robin Hale', accountId: (await makeAccount(t, { ...admin, roles: ['owner'] })).id });
  return people;
}

/** Returns 'Austin, TX': an account has only its city; the address is part of the profile. */
function townOf(address: string): string {
  const place = openPlaces().find(address);
  if (!place) throw new Error(`Nobody finds ${address}`);
  return `${place.city}, ${place.state}`;
}

const nameOf = (name: string) => {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
};

const demoAddresses: Record<string, string> = {
  'Maya Ortiz': 'groomer@wagwell.example',
  'Renee Castillo': 'owner@wagwell.example',
  'Jordan Ellis': 'petowner@wagwell.example',
};

const emailOf = (name: string, host = 'people') =>
  demoAddresses[name] ??
  `${name.toLowerCase().replaceAll(' ', '.')}@${host}.example`.replaceAll(/[^\w.@]/g, '');

/** Starts a membership: for a few just now, for most on a day of their own before the story. */
async function join(t: Transaction, accountId: string, name: string, index: number): Promise<void> {
  const startedDaysAgo = 85 + ((index * 11) % 60);
  await makeMembership(t, { accountId, startedDaysAgo, plan: index % 4 === 1 ? 'annual' : 'monthly' });
  const premium = petOwners.find((owner) => owner.name === name)?.premium;
  if (premium) await makeMembership(t, { accountId, ...premium });
}

/** Working hours and time off of the people who keep them. */
async function keepOwnTime(t: Transaction, accountId: string, name: string): Promise<void> {
  const own = ownTime[name];
  if (!own) return;
  await makeWorkingHours(t, accountId, own.hours);
  for (const { inDays, days = 1, between, note } of own.off ?? []) {
    const from = addDays(dayIn(t.now, townZone), inDays);
    const [startTime, endTime] = between ?? [];
    await makeTimeOff(t, accountId, { from, to: addDays(from, days - 1), startTime, endTime, note });
  }
}
