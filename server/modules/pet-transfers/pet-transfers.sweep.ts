import type { PetTransfers } from '#contract/pet-transfers.ts';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makeClient } from '#server/modules/clients/clients.factory.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { everyone, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';
import { beginTransfer } from './begin-transfer.ts';
import { insertBegun } from './begun-transfers.queries.ts';
import { makeTakenOver, makeTransfer } from './pet-transfers.factory.ts';
import { takeOverPets } from './take-over-pets.ts';

const provider = own(withRole('groomer', 'owner'));

/** The pet parent has taken over the pets of a client of the groomer. */
const takenOver = ({ transact, groomer, petOwner }: World): Promise<string> =>
  transact((t) => makeTakenOver(t, { providerId: groomer.id, ownerId: petOwner.id }));

/** A link of a groomer, to a parent's account. */
const ofAnother: NonNullable<ValidRequest['set']> = ({ app }) =>
  app.transact(async (t) => {
    const groomer = await makeGroomer(t);
    const { secret } = await makeTransfer(t, app.app.platform.secrets, groomer.id);
    return { params: { secret } };
  });

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
    'GET /api/pet-transfers': {
      access: own(withRole('pet_owner'), 'own'),
      set: ({ app, me }) =>
        app.transact(async (t) => {
          const groomer = await makeGroomer(t);
          const { secret } = await makeTransfer(t, app.app.platform.secrets, groomer.id);
          await beginTransfer(t, app.app.platform.secrets, me, secret);
          return {};
        }),
    },
    'POST /api/pet-transfers/:secret/begin': { access: withRole('pet_owner'), set: ofAnother },
    'POST /api/pet-transfers/:secret/decline': { access: withRole('pet_owner'), set: ofAnother },
    'POST /api/client-links/:secret/transfer': {
      access: everyone,
      set: ({ app, me }) =>
        app.transact(async (t) => {
          const { secret } = await makeClientLink(t, app.app.platform.secrets, { providerId: me });
          return { params: { secret } };
        }),
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
  fill: async (t, me) => {
    const id = await makeTakenOver(t, { providerId: me, ownerId: me });
    await insertBegun(t.sql, { ownerId: me, transferId: id, begunAt: t.now });
  },
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
