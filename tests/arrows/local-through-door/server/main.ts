export { town } from './local/demo/town.ts';
