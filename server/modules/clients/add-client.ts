import type { ClientSource } from '#contract/clients/client-source.ts';
import type { ClientDraft } from '#contract/clients/clients.ts';
import { claimPhotoUrls } from '#server/modules/media/index.ts';
import { insertPets } from '#server/modules/pets/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertClientPets, insertClientRows } from './clients.queries.ts';
import { getClient } from './get-client.ts';
import { newClient } from './new-client.ts';
import type { ClientToAdd } from './new-client.ts';
import { phoneDigits } from './phone-digits.ts';
import { findSameClients } from './search.queries.ts';

type Draft = ClientDraft & { anyway?: boolean | undefined };

/**
 * Adds a client with pets to the provider's book. @throws Problem `maybe_same` with the candidates unless `anyway`, `invalid`,
 * `full`
 */
export async function addClient(
  t: Transaction,
  accountId: string,
  { anyway = false, ...draft }: Draft,
  source: ClientSource = 'hand',
) {
  if (!anyway) await requireNew(t.sql, accountId, draft);
  const photoUrls: (string | null)[] = [];
  for (const [place, { photoId }] of (draft.pets ?? []).entries())
    photoUrls.push(
      photoId
        ? ((await claimPhotoUrls(t.sql, accountId, [photoId], `pets.${place}.photoId`))[0] ?? null)
        : null,
    );
  const [id = ''] = await insertClients(t, accountId, [{ ...draft, source, photoUrls }]);
  return getClient(t.sql, accountId, id, t.now);
}

/** How many rows one statement inserts. */
const atOnce = 500;

/** Inserts many clients with their pets, without a look at who may be the same. @returns their ids in order */
export async function insertClients(
  t: Transaction,
  accountId: string,
  drafts: readonly ClientToAdd[],
): Promise<string[]> {
  const timeZone = await zoneOf(t.sql, accountId);
  const made = drafts.map((draft) => newClient({ accountId, timeZone, now: t.now }, draft));
  const pets = made.flatMap((each) => each.pets);
  for (const rows of inParts(made))
    await insertClientRows(
      t.sql,
      rows.map(({ client }) => client),
    );
  for (const rows of inParts(pets)) {
    await insertPets(
      t.sql,
      rows.map(({ pet }) => pet),
    );
    await insertClientPets(
      t.sql,
      rows.map(({ notes }) => notes),
    );
  }
  return made.map(({ client }) => client.id);
}

function inParts<T>(rows: readonly T[]): T[][] {
  const parts = [];
  for (let at = 0; at < rows.length; at += atOnce) parts.push(rows.slice(at, at + atOnce));
  return parts;
}

/** Asks about clients with the same phone or email, or with the same first and last name. @throws Problem `maybe_same` */
async function requireNew(
  sql: Sql,
  accountId: string,
  { firstName, lastName, phone, phone2, email }: ClientDraft,
): Promise<void> {
  const digits = [phoneDigits(phone), phoneDigits(phone2)].filter((each) => each !== null);
  const name = lastName ? `${firstName} ${lastName}` : null;
  const candidates = await findSameClients(sql, accountId, { digits, email: email || null, name });
  const [first, ...others] = candidates;
  if (!first) return;
  const who = others.length > 0 ? `${first.name} and ${others.length} more` : first.name;
  throw problem('maybe_same', `You have ${who} with the same name, phone or email.`, undefined, {
    candidates,
  });
}
