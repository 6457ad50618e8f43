export { build } from '../../ops/build.ts';
