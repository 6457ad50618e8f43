/** Vitest and Playwright call this once before the workers, and the returned function after them. */
export { startTestDatabases as default } from './database.ts';
