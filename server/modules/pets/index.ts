import type { Module } from '#server/platform/module.ts';
import { petsJobs } from './pets.jobs.ts';
import { countPets, erasePets } from './personal-data.queries.ts';
import { petNotices } from './pets.notices.ts';
import { petsRoutes } from './pets.routes.ts';
import { petsTables } from './pets.tables.ts';

export { writeChange as writePetChange } from './change-pet.ts';
export { getOwnPet, lockOwnPet } from './get-pet.ts';
export { newPet } from './new-pet.ts';
export { groomedAt } from './pet-dates.ts';
export { eraseManagedPets } from './personal-data.queries.ts';
export {
  deleteManagedPets,
  findPet,
  findPets,
  findPetsById,
  insertPets,
  lockPets,
  removePetPhoto,
  updateGroomed as recordGroom,
} from './pets.queries.ts';
export type { NewPet, PetRow } from './pets.queries.ts';
export { requireRoomForPets } from './room-for-pets.ts';
export {
  giveToOwner,
  lockPetsToChange,
  mergeClientPet,
  restoreClientPet,
  takeFromOwner,
} from './transfer.queries.ts';
export { toPet } from './to-pet.ts';

export const pets: Module = {
  name: 'pets',
  tables: petsTables,
  routes: petsRoutes,
  jobs: petsJobs,
  notices: petNotices,
  leaving: {
    facts: async (sql, accountId) => ({ lost: { pets: await countPets(sql, accountId) } }),
    erase: ({ sql, now }, accountId) => erasePets(sql, accountId, now),
  },
};
