import type { ClientDraft } from '#contract/clients/clients.ts';
import type { RowDraft } from './client-draft.ts';

/** A client as the book takes it; vaccinations are recorded with the pet, and the next visit is booked. */
export function toClientDraft({ client }: RowDraft): ClientDraft {
  if (!client) throw new Error('Nothing can be made of this row');
  return {
    ...client,
    pets: client.pets.map(({ vaccinations: _recordedApart, ...pet }) => pet),
  };
}
