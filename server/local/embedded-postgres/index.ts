export { startEmbeddedPostgres } from './embedded-postgres.ts';
