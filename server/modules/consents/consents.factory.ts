import { uuidv7 } from 'uuidv7';
import { consentTexts } from '#contract/consents/consent-kinds.ts';
import type { ConsentKind } from '#contract/consents/consent-kinds.ts';
import { addDays } from '#reference/calendar-days.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertConsents } from './consents.queries.ts';

type Of = { accountId: string; petId: string; ownerId?: string | null; visitId?: string | null };

/** Signs as Maria that a senior pet is groomed, or something else. @returns its id */
export async function makeConsent(
  t: Transaction,
  { accountId, petId, ownerId = null, visitId = null }: Of,
  given: { kind?: Exclude<ConsentKind, 'vet_release'>; signedName?: string; textVersion?: number } = {},
): Promise<string> {
  const id = uuidv7();
  const { kind = 'senior_or_ill', signedName = 'Maria Garcia' } = given;
  await insertConsents(t.sql, [
    {
      id,
      accountId,
      ownerId,
      clientId: null,
      visitId,
      petId,
      kind,
      textVersion: given.textVersion ?? consentTexts[kind].version,
      limitAmount: null,
      signedName,
      signedAt: t.now,
      how: 'device',
      photos: [],
      expiresOn: addDays(t.now.toISOString().slice(0, 10), 365),
    },
  ]);
  return id;
}
