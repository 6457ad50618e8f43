export { movable } from '../../tests/movable.ts';
