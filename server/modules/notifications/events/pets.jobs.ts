import { onEvent } from '#server/platform/jobs/jobs.ts';
import { notify } from '../delivery/notify.ts';
import { findDuePet, findExpiring } from '../facts/pets.queries.ts';

export const petJobs = {
  'notify-owner-of-due-pet': onEvent('pet.due', async (platform, { petId }, jobId) => {
    const pet = await findDuePet(platform.sql, petId);
    if (pet) await notify(platform, pet.petOwner, 'pet_due', jobId, pet, platform.clock.now());
  }),
  'notify-owner-of-expiring-vaccination': onEvent(
    'vaccination.expiring',
    async (platform, { vaccinationId }) => {
      const expiring = await findExpiring(platform.sql, vaccinationId);
      if (expiring)
        await notify(platform, expiring.petOwner, 'vaccination_expiring', vaccinationId, expiring);
    },
  ),
};
