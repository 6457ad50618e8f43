export { groomsOf } from '../server/platform/grooms.ts';
