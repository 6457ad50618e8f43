export { petsRoutes } from './pets.routes.ts';
export {
  appendFiledBite,
  findPet,
  listPets,
  lockPets,
  updateGroomed as recordGroom,
} from './pets.queries.ts';
export type { PetRow } from './pets.queries.ts';
export { showPet } from './show-pet.ts';
