export { nothing } from './nowhere.ts';
