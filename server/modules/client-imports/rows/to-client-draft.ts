import type { ClientDraft } from '#contract/clients/clients.ts';
import type { RowDraft } from './client-draft.ts';

const longestReason = 300;

/** A client as the book takes it; vaccinations are recorded with the pet, and the next visit is booked. */
export function toClientDraft({ client }: RowDraft): ClientDraft & { doNotBookReason?: string } {
  if (!client) throw new Error('Nothing can be made of this row');
  const { doNotBook, ...given } = client;
  return {
    ...given,
    ...(doNotBook ? { doNotBookReason: doNotBook.slice(0, longestReason).toWellFormed() } : {}),
    pets: client.pets.map(({ vaccinations: _recordedApart, ...pet }) => pet),
  };
}
