import type { PetRecords } from '#contract/pets/pet-records.ts';
import { everyone, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';
import { makeRecordLink } from './pet-records.factory.ts';

const owner = own(withRole('pet_owner'));
const ofPet = (body?: object): ValidRequest => ({
  set: withRecords(async (t, me) => ({
    params: { id: (await makeRecordLink(t, me)).petId },
    ...(body ? { body } : {}),
  })),
});
/** Whoever has the secret address is let in, signed in or not. */
const byLink: ValidRequest = {
  set: withRecords(async (t, me) => ({ params: { secret: (await makeRecordLink(t, me)).secret } })),
};

export const sweep: Sweep<PetRecords['api']> = {
  calls: {
    'GET /api/pets/:id/record': { access: owner, ...ofPet() },
    'GET /api/pets/:id/record-links': { access: owner, ...ofPet() },
    'POST /api/pets/:id/record-links': { access: owner, ...ofPet({ days: 7 }) },
    'DELETE /api/pets/:id/record-links/:linkId': {
      access: owner,
      set: withRecords(async (t, me) => {
        const { id, petId } = await makeRecordLink(t, me);
        return { params: { id: petId, linkId: id } };
      }),
    },
    'GET /api/pet-records/:secret': { access: everyone, ...byLink },
    'POST /api/pet-records/:secret/opened': { access: everyone, ...byLink },
  },
  fill: (t, me) => makeRecordLink(t, me),
};
