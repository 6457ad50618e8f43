import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { mostClientPets } from '#contract/clients/client-pets.ts';
import type { ClientRow } from '../clients.queries.ts';
import { getClient, lockClient } from '../get-client.ts';
import { countPetsOf, markMerged, movePets, writeMerged } from './merge.queries.ts';
import { phoneDigits } from '../phone-digits.ts';
import { clientName } from '../to-client.ts';

/**
 * Makes one of two clients: pets, visits and whatever else names the first move to the other, whose own details win. Nothing that
 * was written is lost. @throws Problem `not_found`, `invalid`, `full`
 */
export async function mergeClients(
  t: Transaction,
  accountId: string,
  { id, intoId }: { id: string; intoId: string },
) {
  if (id === intoId) throw fieldProblem('intoId', 'Choose another client.');
  const [firstId = '', secondId = ''] = [id, intoId].toSorted();
  const first = await lockClient(t.sql, accountId, firstId);
  const second = await lockClient(t.sql, accountId, secondId);
  const [from, into] = first.id === id ? [first, second] : [second, first];
  if (from.linkedAccountId && into.linkedAccountId)
    throw problem(
      'clash',
      `${clientName(from)} and ${clientName(into)} have an account each, so they are two people.`,
    );
  if ((await countPetsOf(t.sql, [id, intoId])) > mostClientPets)
    throw problem('full', `There is room for at most ${mostClientPets} pets of a client.`);
  await movePets(t.sql, id, intoId);
  await markMerged(t.sql, id, intoId, t.now);
  await writeMerged(t.sql, intoId, merged(from, into), t.now);
  return getClient(t.sql, accountId, intoId, t.now);
}

/** The details of both: those of `into` first. Other numbers and words go to where there is room, else to the notes. */
function merged(from: ClientRow, into: ClientRow) {
  const phones = new Map<string, string>();
  for (const phone of [into.phone, into.phone2, from.phone, from.phone2]) {
    const digits = phoneDigits(phone);
    if (phone && digits && !phones.has(digits)) phones.set(digits, phone);
  }
  const [one, two, ...others] = [...phones];
  const named = clientName(from) === clientName(into) ? null : `Also: ${clientName(from)}`;
  const left = [
    into.notes,
    named,
    others.length > 0 ? `More phones: ${others.map(([, phone]) => phone).join(', ')}` : null,
    differing(from.email, into.email),
    differing(from.address, into.address),
    differing(from.directions, into.directions),
    from.notes,
  ].filter((each) => each !== null);
  return {
    phone: one?.[1] ?? null,
    phoneDigits: one?.[0] ?? null,
    phone2: two?.[1] ?? null,
    phone2Digits: two?.[0] ?? null,
    ...agreedOf(one?.[0], from, into),
    noTextsAt: into.noTextsAt ?? from.noTextsAt,
    noMailAt: into.noMailAt ?? from.noMailAt,
    email: into.email ?? from.email,
    ...(into.address ? {} : placeOf(from)),
    directions: into.directions ?? from.directions,
    notes: left.length > 0 ? [...new Set(left)].join('\n') : null,
    linkedAccountId: into.linkedAccountId ?? from.linkedAccountId,
    doNotBookAt: into.doNotBookAt ?? from.doNotBookAt,
    doNotBookReason: into.doNotBookReason ?? from.doNotBookReason,
  };
}

/** Whoever agreed to texts did so for a number; a stop of either counts for both. */
function agreedOf(digits: string | undefined, from: ClientRow, into: ClientRow) {
  const agreed = [into, from].find(
    ({ phoneDigits: own, textsOkAt }) => textsOkAt !== null && own !== null && own === digits,
  );
  return agreed && !into.noTextsAt && !from.noTextsAt
    ? { textsOkAt: agreed.textsOkAt, textsOkHow: agreed.textsOkHow }
    : { textsOkAt: null, textsOkHow: null };
}

const differing = (other: string | null, own: string | null) =>
  other && own && other.toLowerCase() !== own.toLowerCase() ? `Also: ${other}` : null;

const placeOf = ({ address, city, state, zip, lat, lon }: ClientRow) => ({
  address,
  city,
  state,
  zip,
  lat,
  lon,
});
