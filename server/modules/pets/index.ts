import type { Module } from '#server/platform/module.ts';
import { petsData } from './pets.personal-data.ts';
import { petsRoutes } from './pets.routes.ts';

export {
  appendFiledBite,
  findPet,
  findPets,
  lockPets,
  removePetPhoto,
  updateGroomed as recordGroom,
} from './pets.queries.ts';
export type { PetRow } from './pets.queries.ts';
export { toPet } from './to-pet.ts';

export const pets: Module = {
  routes: petsRoutes,
  live: { pets: 'pets' },
  personalData: petsData,
};
