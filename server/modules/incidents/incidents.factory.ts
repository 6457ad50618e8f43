import { uuidv7 } from 'uuidv7';
import type { IncidentKind } from '#contract/incidents.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { appendToIncident, insertIncident } from './incidents.queries.ts';

type Given = {
  accountId?: string | null;
  ownerId?: string | null;
  clientId?: string | null;
  visitId?: string | null;
  kind?: IncidentKind;
  what?: string;
  by?: string;
  filedAt?: Date;
  photos?: string[];
  addition?: string;
  answer?: string | null;
};

/** Files that a pet bit a finger at the nails, or something else. @returns its id */
export async function makeIncident(t: Transaction, petId: string, given: Given = {}): Promise<string> {
  const id = uuidv7();
  const {
    accountId = null,
    ownerId = null,
    clientId = null,
    visitId = null,
    kind = 'bite',
    what = 'A finger, at the nails.',
    by = 'Maya Ortiz',
    filedAt = t.now,
    photos = [],
    addition,
    answer = null,
  } = given;
  await insertIncident(t.sql, {
    id,
    petId,
    accountId,
    ownerId,
    clientId,
    visitId,
    staffId: null,
    kind,
    happenedOn: filedAt.toISOString().slice(0, 10),
    what,
    skinBroken: false,
    vetSeen: false,
    photos,
    signedBy: by,
    filedAt,
    answer,
  });
  if (addition) await appendToIncident(t.sql, id, addition, t.now);
  return id;
}
