import type { Module } from '#server/platform/module.ts';
import { petTransferNotices } from './pet-transfers.notices.ts';
import { petTransfersRoutes } from './pet-transfers.routes.ts';

export const petTransfers: Module = {
  name: 'pet-transfers',
  routes: petTransfersRoutes,
  notices: petTransferNotices,
  tables: {
    pet_transfers: {
      of: ['account_id', 'owner_id'],
      topic: 'clients',
      what: 'Links with which a client takes over the pets that a provider keeps for them; without the secrets, which are encrypted',
      because: 'The record of a pet becomes its owner’s.',
      archive: { list: 'pet-transfers', without: ['token_hash', 'sealed_secret', 'owner_id'] },
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
