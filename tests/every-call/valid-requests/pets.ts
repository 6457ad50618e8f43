import type { petsApi } from '#contract/pets/pets.ts';
import type { vaccinationsApi } from '#contract/vaccinations/vaccinations.ts';
import { makePhoto } from '#server/modules/media/media.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeVaccination } from '#server/modules/vaccinations/vaccinations.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest, ValidRequests } from '#tests/every-call/valid-request.ts';

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

export const petsRequests: ValidRequests<typeof petsApi> = {
  'GET /api/pets': {
    set: withRecords(async (t, me) => {
      await ownPet(t, me);
      return { query: { archived: '0' } };
    }),
  },
  'POST /api/pets': {
    set: withRecords(async (t, me) => ({
      body: { ...(await pet(t, me)), ownerId: 'current-user', lastGroomedOn: '2026-10-20' },
    })),
  },
  'GET /api/pets/:id': myPet,
  'PATCH /api/pets/:id': {
    set: withRecords(async (t, me) => ({ params: await ownPet(t, me), body: await pet(t, me) })),
  },
  'DELETE /api/pets/:id': myPet,
  'POST /api/pets/:id/restore': {
    set: withRecords(async (t, me) => {
      const params = await ownPet(t, me);
      await t.sql`update pets set archived_at = ${t.now} where id = ${params.id}`;
      return { params };
    }),
  },
  'POST /api/pets/:id/vaccinations': {
    set: withRecords(async (t, me) => ({ params: await ownPet(t, me), body: await vaccination(t, me) })),
  },
  'DELETE /api/pets/:id/vaccinations/:vaccinationId': {
    set: withRecords(async (t, me) => {
      const { id } = await ownPet(t, me);
      const { id: vaccinationId } = await makeVaccination(t, { petId: id, ownerId: me });
      return { params: { id, vaccinationId } };
    }),
  },
};

export const vaccinationsRequests: ValidRequests<typeof vaccinationsApi> = {
  'GET /api/provider-rules': {},
  'PUT /api/provider-rules': {
    set: () => ({
      body: {
        rules: [{ kind: 'rabies', minDaysBefore: 3 }],
        acceptsTiters: true,
        acceptsWaivers: true,
        honorsPremium: true,
        consents: ['vet_release'],
      },
    }),
  },
};
