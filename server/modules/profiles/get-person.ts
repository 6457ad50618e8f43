import type { PublicUser } from '#contract/profiles/profiles.ts';
import type { z } from 'zod';
import { findBlock } from '#server/modules/blocks/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Places } from '#server/platform/places/places.ts';
import { membershipNeeded } from '#server/platform/policy.ts';
import { findReliability } from '#server/modules/reliability/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { tradeOfRoles } from './trade.ts';
import { findTown, isListed, isOpenAccount, knowEachOther, findPublicUser } from './people.queries.ts';

/**
 * Returns a person as the viewer may see them. Others see only city and state of the location, and a pet
 * owner's surname only after a booking.
 * @throws Problem `not_found`, `membership_required`
 */
export async function getPerson(
  sql: Sql,
  places: Places,
  viewer: Pick<Actor, 'id' | 'hasMembership' | 'roles'>,
  id: string,
  now: Date,
): Promise<z.input<typeof PublicUser>> {
  const viewerId = viewer.id;
  const found = await findPublicUser(sql, id, viewerId, now, tradeOfRoles(viewer.roles));
  await requireMaySee(sql, viewer, id, found !== undefined);
  if (!found) throw notFound('member');
  const reliabilityOf = await findReliability(sql, [id], now);
  const person = { ...found, reliability: reliabilityOf(id) };
  if (id === viewerId || person.location === null) return person;
  const town = (await findTown(sql, id)) ?? places.find(person.location);
  return { ...person, location: town ? `${town.city}, ${town.state}` : null };
}

/**
 * Checks that the viewer may see a person: members see members, and accounts with a shared history see each
 * other, unless one has blocked the other.
 * @throws Problem `not_found`, `membership_required`
 */
export async function requireVisiblePerson(
  sql: Sql,
  viewer: Pick<Actor, 'id' | 'hasMembership' | 'roles'>,
  id: string,
): Promise<void> {
  await requireMaySee(sql, viewer, id, await isOpenAccount(sql, id));
}

async function requireMaySee(
  sql: Sql,
  viewer: Pick<Actor, 'id' | 'hasMembership' | 'roles'>,
  id: string,
  exists: boolean,
): Promise<void> {
  if (exists && (await findBlock(sql, viewer.id, id))) throw notFound('member');
  if (viewer.hasMembership && (id === viewer.id || (exists && (await isListed(sql, id))))) return;
  if (exists && (await knowEachOther(sql, viewer.id, id))) return;
  throw viewer.hasMembership ? notFound('member') : problem(membershipNeeded.code, membershipNeeded.detail);
}
