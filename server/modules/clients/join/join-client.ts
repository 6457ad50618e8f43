import type { ClientPetDraft } from '#contract/clients/client-pets.ts';
import type { ClientDraft } from '#contract/clients/clients.ts';
import { insertPets } from '#server/modules/pets/index.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertClientPets, updateClientPet } from '../clients.queries.ts';
import type { ClientPetNotes, ClientPetRow, ClientRow, ClientValues } from '../clients.queries.ts';
import { findClientPets, lockClient } from '../get-client.ts';
import { fillClient } from './joining.queries.ts';
import { newClientPet, splitDraft, toValues } from '../new-client.ts';

/** What joining wrote, so that it can be taken back. */
export type Joined = {
  filled: Partial<ClientValues>;
  /** The notes before and after, where some were added. */
  notes?: { before: string | null; after: string };
  petIds: string[];
  petNotes: { petId: string; filled: Partial<ClientPetNotes> }[];
};

const mostNotes = 2000;

/** Adds what a draft says to a client of the book: only what is empty there is filled, and pets of other names are added. */
export async function joinClient(
  t: Transaction,
  accountId: string,
  clientId: string,
  draft: ClientDraft,
): Promise<Joined> {
  const client = await lockClient(t.sql, accountId, clientId);
  const filled = missing(client, draft);
  const notes = addedNotes(client.notes, draft.notes);
  if (Object.keys(filled).length > 0 || notes)
    await fillClient(t.sql, clientId, { ...filled, ...(notes ? { notes: notes.after } : {}) }, t.now);
  const joined: Joined = { filled, ...(notes ? { notes } : {}), petIds: [], petNotes: [] };
  const known = await findClientPets(t.sql, client, t.now);
  const timeZone = await zoneOf(t.sql, accountId);
  for (const pet of draft.pets ?? []) {
    const same = known.find(({ name }) => name.toLowerCase() === pet.name.toLowerCase());
    if (same) {
      const more = missingNotes(same, pet);
      if (Object.keys(more).length === 0) continue;
      await updateClientPet(t.sql, { clientId, petId: same.id }, more);
      joined.petNotes.push({ petId: same.id, filled: more });
    } else {
      const made = newClientPet({ accountId, timeZone, now: t.now }, clientId, pet);
      await insertPets(t.sql, [made.pet]);
      await insertClientPets(t.sql, [made.notes]);
      joined.petIds.push(made.pet.id);
    }
  }
  return joined;
}

/** The contact of a client with an account is read from there. */
function missing(client: ClientRow, { lastName, phone, phone2, email, address, directions }: ClientDraft) {
  const contact = client.linkedAccountId ? {} : { phone, phone2, email };
  const values = toValues(
    Object.fromEntries(
      Object.entries({ lastName, ...contact, address, directions }).filter(
        ([field, value]) => value && client[field as keyof ClientRow] === null,
      ),
    ),
  );
  return values;
}

function addedNotes(before: string | null, added: string | null | undefined) {
  if (!added || before?.includes(added)) return undefined;
  const after = before ? `${before}\n${added}` : added;
  return after.length > mostNotes ? undefined : { before, after };
}

function missingNotes(
  known: Pick<ClientPetRow, 'usualPrice' | 'usualMinutes' | 'everyWeeks' | 'style' | 'privateNotes'>,
  draft: ClientPetDraft,
): Partial<ClientPetNotes> {
  const { usualPrice, usualMinutes, everyWeeks, style, privateNotes } = splitDraft(draft).notes;
  return Object.fromEntries(
    Object.entries({ usualPrice, usualMinutes, everyWeeks, style, privateNotes }).filter(
      ([field, value]) =>
        value !== undefined && value !== null && known[field as keyof typeof known] === null,
    ),
  );
}
