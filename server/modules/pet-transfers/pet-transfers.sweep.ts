import type { PetTransfers } from '#contract/pet-transfers.ts';
import { makeClient } from '#server/modules/clients/clients.factory.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { to } from '#server/modules/notifications/kind-steps.scenario.ts';
import type { Happening } from '#server/modules/notifications/kind-steps.scenario.ts';
import type { World } from '#server/modules/notifications/world.scenario.ts';
import { everyone, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeTakenOver, makeTransfer } from './pet-transfers.factory.ts';
import { takeOverPets } from './take-over-pets.ts';

const provider = own(withRole('groomer', 'owner'));

/** The pet parent has taken over the pets of a client of the groomer. */
const takenOver = ({ transact, groomer, petOwner }: World): Promise<string> =>
  transact((t) => makeTakenOver(t, { providerId: groomer.id, ownerId: petOwner.id }));

export const sweep: Sweep<PetTransfers['api']> = {
  calls: {
    'GET /api/clients/:id/transfers': {
      access: provider,
      set: withRecords(async (t, me) => ({ params: { id: (await makeClient(t, me)).id } })),
    },
    'POST /api/clients/:id/transfers': {
      access: provider,
      set: withRecords(async (t, me) => ({ params: { id: (await makeClient(t, me)).id } })),
    },
    'POST /api/transfers/:id/end': {
      access: provider,
      set: ({ app, me }) =>
        app.transact(async (t) => ({
          params: { id: (await makeTransfer(t, app.app.platform.secrets, me)).id },
        })),
    },
    'POST /api/transfers/:id/undo': {
      access: provider,
      set: ({ app, me }) =>
        app.transact(async (t) => {
          const { id, secret, petIds } = await makeTransfer(t, app.app.platform.secrets, me);
          const parent = await makeAccount(t, { roles: ['pet_owner'] });
          await takeOverPets(
            t,
            parent.id,
            secret,
            petIds.map((petId) => ({ petId })),
          );
          return { params: { id } };
        }),
    },
    'GET /api/pet-transfers/:secret': {
      access: everyone,
      set: ({ app, me }) =>
        app.transact(async (t) => ({
          params: { secret: (await makeTransfer(t, app.app.platform.secrets, me)).secret },
        })),
    },
    /** Whoever has the secret address takes the pets over. */
    'POST /api/pet-transfers/:secret/take-over': {
      access: withRole('pet_owner'),
      set: ({ app }) =>
        app.transact(async (t) => {
          const groomer = await makeGroomer(t);
          const { secret, petIds } = await makeTransfer(t, app.app.platform.secrets, groomer.id);
          return { params: { secret }, body: { pets: petIds.map((petId) => ({ petId })) } };
        }),
    },
  },
  fill: (t, me) => makeTakenOver(t, { providerId: me, ownerId: me }),
  notices: {
    pets_taken_over: to('groomer', async (world): Promise<Happening> => [
      'pets.taken_over',
      { transferId: await takenOver(world) },
    ]),
    pets_taken_back: to('petOwner', async (world): Promise<Happening> => [
      'pets.taken_back',
      { transferId: await takenOver(world) },
    ]),
  },
};
