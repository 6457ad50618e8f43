import type { petsApi } from '#contract/pets/pets.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makeVaccination } from '#server/modules/vaccinations/vaccinations.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { withRole, own } from '#tests/every-call/access.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';
import { makePet } from './pets.factory.ts';

const pet = async (t: Transaction, ownerId: string) => ({
  name: 'Bella',
  species: 'dog',
  breed: 'Goldendoodle',
  coat: 'curly',
  age: 3,
  birthDate: '2023-05-04',
  weight: 52,
  size: 'medium',
  groomingNotes: 'Ears last.',
  specialConditions: ['Deaf'],
  temperament: ['friendly'],
  bites: [{ on: '2025-02-03', what: 'A finger, at the nails.' }],
  photoId: (await makePhoto(t, ownerId)).id,
  sex: 'female',
  neutered: 'in_heat',
  color: 'Apricot',
  microchip: '985112004567890',
  clinic: 'Austin Vet',
  clinicPhone: '(512) 555-0177',
  medicines: 'Apoquel 16 mg, mornings.',
  emergencyContact: 'Lee Ellis, (512) 555-0178',
});

const ownPet = async (t: Transaction, me: string) => ({ id: (await makePet(t, { ownerId: me })).id });

const myPet: ValidRequest = { set: withRecords(async (t, me) => ({ params: await ownPet(t, me) })) };

const vaccination = async (t: Transaction, me: string) => ({
  kind: 'rabies',
  evidence: 'vaccination',
  givenOn: '2026-01-05',
  expiresOn: '2029-01-05',
  dose: 'booster',
  proofId: (await makePhoto(t, me)).id,
});

export const sweep: Sweep<typeof petsApi> = {
  calls: {
    'GET /api/pets': {
      access: own(withRole('pet_owner'), 'own'),
      set: withRecords(async (t, me) => {
        await ownPet(t, me);
        return { query: { archived: '0' } };
      }),
    },
    'POST /api/pets': {
      access: own(withRole('pet_owner'), 422),
      set: withRecords(async (t, me) => ({
        body: { ...(await pet(t, me)), ownerId: 'current-user', lastGroomedOn: '2026-10-20' },
      })),
    },
    'GET /api/pets/:id': { access: own(withRole('pet_owner')), ...myPet },
    'PATCH /api/pets/:id': {
      access: own(withRole('pet_owner')),
      set: withRecords(async (t, me) => ({ params: await ownPet(t, me), body: await pet(t, me) })),
    },
    'DELETE /api/pets/:id': { access: own(withRole('pet_owner')), ...myPet },
    'POST /api/pets/:id/restore': {
      access: own(withRole('pet_owner')),
      set: withRecords(async (t, me) => {
        const params = await ownPet(t, me);
        await t.sql`update pets set archived_at = ${t.now} where id = ${params.id}`;
        return { params };
      }),
    },
    'POST /api/pets/:id/vaccinations': {
      access: own(withRole('pet_owner')),
      set: withRecords(async (t, me) => ({ params: await ownPet(t, me), body: await vaccination(t, me) })),
    },
    'DELETE /api/pets/:id/vaccinations/:vaccinationId': {
      access: own(withRole('pet_owner')),
      set: withRecords(async (t, me) => {
        const { id } = await ownPet(t, me);
        const { id: vaccinationId } = await makeVaccination(t, { petId: id, ownerId: me });
        return { params: { id, vaccinationId } };
      }),
    },
  },
  notices: {
    pet_due: to('petOwner', async ({ sql, visit: { petId }, petOwner }) => {
      await sql`update pets set last_groomed_at = '2026-09-01T18:00:00Z' where id = ${petId}`;
      return ['pet.due', { petId, ownerId: petOwner.id }];
    }),
  },
};
