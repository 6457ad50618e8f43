import type { ClientDraft } from '#contract/clients/clients.ts';
import type { RowDraft } from './client-draft.ts';

/** As many characters as the book takes. */
const mostNotes = 2000;

/** A client as the book takes it; vaccinations are recorded with the pet, and the next visit stands in the notes. */
export function toClientDraft({ client, nextVisit }: RowDraft): ClientDraft {
  if (!client) throw new Error('Nothing can be made of this row');
  const next = nextVisit && `Next visit: ${nextVisit.on} ${nextVisit.at}`;
  const notes = [client.notes, next].filter(Boolean).join('\n');
  return {
    ...client,
    notes: notes.length > mostNotes ? client.notes : notes,
    pets: client.pets.map(({ vaccinations: _recordedApart, ...pet }) => pet),
  };
}
