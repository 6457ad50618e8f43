import { wayIn } from '#server/modules/identity/index.ts';
import type { Module } from '#server/platform/module.ts';
import { deleteBegunOf } from './begun-transfers.queries.ts';
import { petTransferNotices } from './pet-transfers.notices.ts';
import { petTransfersRoutes } from './pet-transfers.routes.ts';

export const petTransfers: Module = {
  name: 'pet-transfers',
  routes: petTransfersRoutes,
  notices: petTransferNotices,
  // Somebody else may have begun it under an address that was not theirs.
  provides: [wayIn({ end: (t, accountId) => deleteBegunOf(t.sql, accountId), needsSession: true })],
  tables: {
    pet_transfers: {
      of: ['account_id', 'owner_id'],
      topic: 'clients',
      what: 'Links with which a client takes over the pets that a provider keeps for them; without the secrets, which are encrypted',
      because: 'The record of a pet becomes its owner’s.',
      archive: { list: 'pet-transfers', without: ['token_hash', 'sealed_secret', 'owner_id'] },
      closed: 'deleted',
    },
    begun_transfers: {
      of: ['owner_id'],
      what: 'Which links to take over pets the account has opened, until it took them over or declined',
      because: 'Confirming the email address leads back to the pets, on any device.',
      until: 'until the pets are taken over, declined, or the link has ended',
      archive: { list: 'pets-to-take-over', without: ['transfer_id'], order: 'begun_at, transfer_id' },
      closed: 'deleted',
    },
    pet_transfer_pets: {
      of: ['account_id', 'owner_id'],
      announced: false,
      what: 'Which pets were taken over, and the record as it was before',
      because: 'The provider can undo it for 30 days.',
      archive: {
        list: 'pets-taken-over',
        without: ['owner_id', 'vaccination_ids'],
        order: 'taken_over_at, client_pet_id',
      },
      closed: 'deleted',
    },
  },
};
