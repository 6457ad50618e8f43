import type { PublicUser } from '#contract/profiles.ts';
import type { z } from 'zod';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Places } from '#server/platform/places/places.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findTown, isListed, knowEachOther, readPublicUser } from './people.queries.ts';

/**
 * Somebody as a member sees them. Where they are is told to others as a city with its state, whatever they wrote there; a
 * pet owner's surname is told with the booking. @throws Problem `not_found`, `membership_required`
 */
export async function showPerson(
  sql: Sql,
  places: Places,
  viewer: Pick<Actor, 'id' | 'hasMembership'>,
  id: string,
): Promise<z.input<typeof PublicUser>> {
  const viewerId = viewer.id;
  const person = await readPublicUser(sql, id, viewerId);
  await maySee(sql, viewer, id, person !== undefined);
  if (!person) throw notFound('member');
  if (id === viewerId || person.location === null) return person;
  const town = (await findTown(sql, id)) ?? places.find(person.location);
  return { ...person, location: town ? `${town.city}, ${town.state}` : null };
}

/** Members are shown to members. Without a membership people are shown to those they have to do with, and see those. */
async function maySee(
  sql: Sql,
  viewer: Pick<Actor, 'id' | 'hasMembership'>,
  id: string,
  exists: boolean,
): Promise<void> {
  if (viewer.hasMembership && (id === viewer.id || (exists && (await isListed(sql, id))))) return;
  if (exists && (await knowEachOther(sql, viewer.id, id))) return;
  throw viewer.hasMembership
    ? notFound('member')
    : problem('membership_required', 'This needs an active membership.');
}
