import type { Clients } from '#contract/clients/clients.ts';
import { makeClient } from '#server/modules/clients/clients.factory.ts';
import { mergeClients } from '#server/modules/clients/merge/merge-clients.ts';
import { makeVaccination } from '#server/modules/vaccinations/vaccinations.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { members, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';

const reader = withRole('groomer', 'owner');
const writer = members('groomer', 'owner');

const pet = {
  name: 'Peanut',
  species: 'dog',
  breed: 'Chihuahua mix',
  weight: 9.5,
  specialConditions: ['Old hip injury'],
  temperament: ['shy'],
  bites: [{ on: '2026-01-05', what: 'A sleeve' }],
  sex: 'female',
  neutered: 'in_heat',
  color: 'Apricot',
  microchip: '985112004567890',
  clinic: 'Austin Vet',
  clinicPhone: '(512) 555-0177',
  medicines: 'Apoquel 16 mg, mornings.',
  emergencyContact: 'Lee Ellis, (512) 555-0178',
  usualServices: ['full_groom', 'nail_trim'],
  usualPrice: 8500,
  usualMinutes: 75,
  everyWeeks: 6,
  style: '#4 teddy, leave the tail',
  privateNotes: 'Treats first.',
  handling: 'slow',
  lastGroomedOn: '2026-10-20',
};
const fields = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '(512) 555-0190',
  phone2: '(512) 555-0191',
  email: 'dana@people.example',
  address: '4408 Burnet Rd, Austin, TX 78756',
  directions: 'gate 4471',
  notes: 'Pays by check.',
  contactBy: 'call',
};

const of = (body?: object): ValidRequest => ({
  set: withRecords(async (t, me) => {
    const { id } = await makeClient(t, me);
    return { params: { id }, ...(body ? { body } : {}) };
  }),
});

export const sweep: Sweep<Clients['api']> = {
  calls: {
    'GET /api/clients': {
      access: own(reader, 'own'),
      set: withRecords(async (t, me) => {
        await makeClient(t, me);
        await makeClient(t, me, { firstName: 'Mario' });
        return { query: { q: 'mari', show: 'all', sort: 'last_visit', limit: '1' } };
      }),
    },
    'POST /api/clients': { access: writer, set: () => ({ body: { ...fields, pets: [pet], anyway: true } }) },
    'GET /api/clients/counts': {
      access: reader,
      set: withRecords(async (t, me) => {
        await makeClient(t, me);
        return {};
      }),
    },
    'GET /api/clients/csv': {
      access: reader,
      set: withRecords(async (t, me) => {
        await makeClient(t, me);
        return {};
      }),
    },
    'GET /api/clients/:id': { access: own(reader), ...of() },
    'PATCH /api/clients/:id': {
      access: own(writer),
      ...of({ ...fields, doNotBook: true, doNotBookReason: 'Three no-shows.' }),
    },
    'DELETE /api/clients/:id': { access: own(reader), ...of() },
    'POST /api/clients/:id/restore': { access: own(reader), ...of() },
    'POST /api/clients/:id/merge': {
      access: own(reader),
      set: withRecords(async (t, me) => {
        const [one, other] = [await makeClient(t, me), await makeClient(t, me)];
        return { params: { id: one.id }, body: { intoId: other.id } };
      }),
    },
    'DELETE /api/clients/:id/personal-data': { access: own(reader), ...of() },
    'GET /api/clients/:id/timeline': {
      access: own(reader),
      set: withRecords(async (t, me) => {
        const one = await makeOwnVisit(t, { providerId: me, startsAt: after(t.now, days(3)) });
        const other = await makeOwnVisit(t, { providerId: me, startsAt: after(t.now, days(4)) });
        await mergeClients(t, me, { id: one.clientId, intoId: other.clientId });
        return { params: { id: other.clientId }, query: { limit: '1' } };
      }),
    },
    'POST /api/clients/:id/pets': { access: own(writer), ...of(pet) },
    'PATCH /api/clients/:id/pets/:petId': {
      access: own(writer),
      set: withRecords(async (t, me) => {
        const { id, petIds } = await makeClient(t, me);
        return {
          params: { id, petId: petIds[0] ?? '' },
          body: { ...pet, diedOn: '2026-11-01', archived: true },
        };
      }),
    },
    'POST /api/clients/:id/pets/:petId/vaccinations': {
      access: own(writer),
      set: withRecords(async (t, me) => {
        const { id, petIds } = await makeClient(t, me);
        return {
          params: { id, petId: petIds[0] ?? '' },
          body: {
            kind: 'rabies',
            evidence: 'vaccination',
            givenOn: '2026-01-10',
            expiresOn: '2027-01-10',
            dose: 'booster',
          },
        };
      }),
    },
    'DELETE /api/clients/:id/pets/:petId/vaccinations/:vaccinationId': {
      access: own(writer),
      set: withRecords(async (t, me) => {
        const { id, petIds } = await makeClient(t, me);
        const petId = petIds[0] ?? '';
        const vaccination = await makeVaccination(t, { petId, ownerId: me });
        return { params: { id, petId, vaccinationId: vaccination.id } };
      }),
    },
  },
  fill: (t, me, mark) =>
    makeClient(t, me, {
      firstName: mark('Ada'),
      lastName: mark('Byrne'),
      email: 'ada.lantern@people.example',
      address: mark('12 Elm St'),
      directions: mark('gate 12'),
      notes: mark('Pays by check.'),
      pets: [
        {
          name: mark('Rex'),
          breed: mark('Mix'),
          groomingNotes: mark('Slow.'),
          style: mark('#4 all over.'),
          privateNotes: mark('Bites at nails.'),
          usualServices: ['full_groom'],
          everyWeeks: 6,
          lastGroomedOn: '2026-10-20',
        },
      ],
    }),
};
