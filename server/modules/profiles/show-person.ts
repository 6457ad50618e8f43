import type { PublicUser } from '#contract/profiles.ts';
import type { z } from 'zod';
import type { Places } from '#server/platform/places.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/sql.ts';
import { findTown, readPublicUser } from './people.queries.ts';

/**
 * Somebody as a member sees them. Where they are is told to others as a city with its state, whatever they wrote there; a
 * pet owner's surname is told with the booking. @throws Problem `not_found`
 */
export async function showPerson(
  sql: Sql,
  places: Places,
  viewerId: string,
  id: string,
): Promise<z.input<typeof PublicUser>> {
  const person = await readPublicUser(sql, id, viewerId);
  if (!person) throw notFound('member');
  if (id === viewerId || person.location === null) return person;
  const town = (await findTown(sql, id)) ?? places.find(person.location);
  return { ...person, location: town ? `${town.city}, ${town.state}` : null };
}
