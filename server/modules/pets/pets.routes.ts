import { petsApi } from '#contract/pets/pets.ts';
import { requireSelf, routes, withRole } from '#server/modules/identity/index.ts';
import { fieldsSeenBy } from '#server/platform/http/requests/fields-seen.ts';
import { hours } from '#server/platform/clock.ts';
import { addPet } from './add-pet.ts';
import { archivePet, changePet, restorePet } from './change-pet.ts';
import { findPets } from './pets.queries.ts';
import { getOwnPet } from './get-pet.ts';
import { toPet } from './to-pet.ts';
import { recordVaccination, removeVaccination } from './pet-vaccinations.ts';

/** What a parent keeps of their own pets is free. */
const owner = withRole('pet_owner');

export const petsRoutes = routes(petsApi, {
  'GET /api/pets': {
    reads: ['pets'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: owner,
    heavy: true,
    async run({ sql, actor, query, platform }) {
      const pets = await findPets(sql, actor.id, query.archived === '1');
      return pets.map((pet) => toPet(pet, platform.clock.now()));
    },
  },
  'POST /api/pets': {
    who: owner,
    limit: { name: 'add-pet', max: 60, per: hours(1), by: 'account' },
    async run({ t, actor, body }) {
      requireSelf(actor, body.ownerId);
      return addPet(t, actor.id, body);
    },
  },
  'GET /api/pets/:id': {
    reads: ['pets'],
    mayLag: ['businesses', 'groomers', 'profile'],
    who: owner,
    run: ({ sql, actor, params, platform }) => getOwnPet(sql, params.id, actor.id, platform.clock.now()),
  },
  'PATCH /api/pets/:id': {
    who: owner,
    run: ({ t, actor, params, body, request }) =>
      changePet(t, actor.id, params.id, body, fieldsSeenBy(request)),
  },
  'DELETE /api/pets/:id': { who: owner, run: ({ t, actor, params }) => archivePet(t, actor.id, params.id) },
  'POST /api/pets/:id/restore': {
    who: owner,
    run: ({ t, actor, params }) => restorePet(t, actor.id, params.id),
  },
  'POST /api/pets/:id/vaccinations': {
    who: owner,
    run: ({ t, actor, params, body }) => recordVaccination(t, actor.id, params.id, body),
  },
  'DELETE /api/pets/:id/vaccinations/:vaccinationId': {
    who: owner,
    run: ({ t, actor, params }) => removeVaccination(t, actor.id, params.id, params.vaccinationId),
  },
});
