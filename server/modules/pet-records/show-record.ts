import type { z } from 'zod';
import type { PetRecord } from '#contract/pets/pet-records.ts';
import { findPet, getOwnPet, toPet } from '#server/modules/pets/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { hashOf } from '#server/platform/encryption/secret-links.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { countOpening, findOwnerOfRecord, findRecordLink, findRecordVisits } from './pet-records.queries.ts';

type Record = z.input<typeof PetRecord>;

/** The record of one's own pet. @throws Problem `not_found` */
export async function showOwnRecord(sql: Sql, ownerId: string, petId: string, now: Date): Promise<Record> {
  return toRecord(sql, await getOwnPet(sql, petId, ownerId, now), { now, until: null });
}

/** The record that a secret address shows. @throws Problem `link_expired` for a wrong, ended or old one */
export async function showLinkedRecord(sql: Sql, secret: string, now: Date): Promise<Record> {
  const link = await requireLink(sql, secret, now);
  const pet = await findPet(sql, link.petId);
  if (!pet) throw ended();
  return toRecord(sql, toPet(pet, now), { now, until: link.expiresAt });
}

/** Counts that someone looked at a record. @throws Problem `link_expired` */
export async function countOpened(t: Transaction, secret: string): Promise<void> {
  const { id } = await requireLink(t.sql, secret, t.now);
  await countOpening(t.sql, id, t.now);
}

const ended = () =>
  problem('link_expired', 'This link is no longer valid. Ask the owner of the pet for a new one.');

async function requireLink(sql: Sql, secret: string, now: Date) {
  const link = await findRecordLink(sql, hashOf(secret), now);
  if (!link) throw ended();
  return link;
}

async function toRecord(
  sql: Sql,
  pet: ReturnType<typeof toPet>,
  { now, until }: { now: Date; until: string | null },
): Promise<Record> {
  const owner = await findOwnerOfRecord(sql, pet.ownerId);
  if (!owner) throw ended();
  return {
    pet,
    owner,
    visits: await findRecordVisits(sql, pet.id),
    asOf: now.toISOString(),
    until,
  };
}
