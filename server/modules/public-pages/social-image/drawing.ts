import { limitConcurrency } from '#server/platform/process/concurrency-limit.ts';

/** One at a time, so that drawing leaves the other threads to sign-ins. */
export const drawing = limitConcurrency(1);
