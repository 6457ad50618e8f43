import type { z } from 'zod';
import type { Client } from '#contract/clients/clients.ts';
import { phoneDays } from '#contract/grooming/visits.ts';
import { findPetsById } from '#server/modules/pets/index.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import { findClient, findPetsOfClient, findShared, hasVisitSince, lockClientRow } from './clients.queries.ts';
import type { ClientPetRow, ClientRow } from './clients.queries.ts';
import { findPortraits } from './portraits.queries.ts';
import { toClient, toClientPet } from './to-client.ts';

/** How long after a visit the owner's record of a pet stays shared: 18 months. */
const sharedFor = days(548);

/** @throws Problem `not_found` */
export async function getClient(
  sql: Sql,
  accountId: string,
  id: string,
  now: Date,
): Promise<z.input<typeof Client>> {
  const client = await findClient(sql, accountId, id);
  if (!client) throw notFound('client');
  const shared = client.linkedAccountId ? await findShared(sql, client, after(now, -days(phoneDays))) : null;
  return toClient(client, await findClientPets(sql, client, now), shared);
}

/** Finds the pets of a client as its provider sees them, in the order in which they were added. */
export async function findClientPets(sql: Sql, { id, accountId, linkedAccountId }: ClientRow, now: Date) {
  const rows = await findPetsOfClient(sql, id);
  const petIds = rows.map(({ petId }) => petId);
  const facts = await findPetsById(sql, petIds);
  const portraits = await findPortraits(sql, accountId, petIds);
  const byId = new Map(facts.map((pet) => [pet.id, pet]));
  const isShared = linkedAccountId !== null && (await hasVisitSince(sql, id, after(now, -sharedFor)));
  return rows.flatMap((row) => {
    const pet = byId.get(row.petId);
    return pet ? [toClientPet(row, pet, { isShared, portraitUrl: portraits.get(pet.id) ?? null, now })] : [];
  });
}

/** Locks a client of the account for a change. @throws Problem `not_found` */
export async function lockClient(sql: Sql, accountId: string, id: string): Promise<ClientRow> {
  const client = await lockClientRow(sql, accountId, id);
  if (!client) throw notFound('client');
  return client;
}

/** @throws Problem `not_found` */
export async function requirePet(sql: Sql, client: ClientRow, petId: string): Promise<ClientPetRow> {
  const row = (await findPetsOfClient(sql, client.id)).find((each) => each.petId === petId);
  if (!row) throw notFound('pet of this client');
  return row;
}
