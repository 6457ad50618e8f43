/** Vitest and Playwright call this once before the workers, and what it returns after them. */
export { startTestDatabases as default } from './database.ts';
