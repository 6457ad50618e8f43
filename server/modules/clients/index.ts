import type { Module } from '#server/platform/module.ts';
import { forgetLinked } from './personal-data.queries.ts';
import { clientsRoutes } from './clients.routes.ts';

export { allowTexts, askForRemoval, findRemovalsDue, stopMessages } from './client-wishes.queries.ts';
export { eraseClient } from './merge/erase-client.ts';
export { addClientPet } from './client-pets.ts';
export { insertClients } from './add-client.ts';
export { findClient as findClientOf, findPlaceOfClient } from './clients.queries.ts';
export { lockClient } from './get-client.ts';
export { clientForOwner } from './join/link-client.ts';
export { linkClient, lockLinkedClient, unlinkClient } from './join/linked.queries.ts';
export { mergeClients } from './merge/merge-clients.ts';
export { maybeSame } from './same-client.queries.ts';
export { joinClient } from './join/join-client.ts';
export type { Joined } from './join/join-client.ts';
export { removeUnusedClients, takeBackJoining } from './join/take-back-clients.ts';

export const clients: Module = {
  name: 'clients',
  routes: clientsRoutes,
  leaving: {
    erase: ({ sql }, accountId) => forgetLinked(sql, accountId),
  },
  tables: {
    clients: {
      of: ['account_id'],
      what: "A provider's clients: names, phones, email, address, directions and notes, and whether they agreed to texts",
      because: 'The provider books, finds and reaches them.',
      until: 'until the provider removes the client',
      archive: {
        list: 'clients',
        without: [
          'lat',
          'lon',
          'phone_digits',
          'phone2_digits',
          'pet_names',
          'sort_name',
          'names',
          'words',
          'changed_at',
          'changes',
        ],
      },
      closed: 'deleted',
    },
    client_pets: {
      of: ['account_id'],
      what: "What a provider notes about a client's pet: usual services, price, length, interval, style, handling, notes",
      because: 'The provider prepares the next visit.',
      until: 'until the provider removes the client or the pet',
      archive: { list: 'client-pets', order: 'added_at, pet_id' },
      closed: 'deleted',
    },
  },
};
