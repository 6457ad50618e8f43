export { app } from '../../app.ts';
