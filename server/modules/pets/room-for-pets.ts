import type { Sql } from '#server/platform/database/sql.ts';
import { problem } from '#server/platform/problem.ts';
import { countOwnPets } from './transfer.queries.ts';

/** As the database caps them. */
const mostPets = 200;

/** @throws Problem `full` if an owner would have more pets than there is room for */
export async function requireRoomForPets(sql: Sql, ownerId: string, more: number): Promise<void> {
  if ((await countOwnPets(sql, ownerId)) + more > mostPets)
    throw problem('full', `There is room for at most ${mostPets} pets, archived ones included.`);
}
