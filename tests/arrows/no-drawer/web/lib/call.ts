export { twice } from './utils.ts';
