export { notify } from '../notifications/index.ts';
