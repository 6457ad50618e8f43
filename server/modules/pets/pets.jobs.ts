import { every } from '#server/platform/jobs/jobs.ts';
import { recognizeBreeds } from './recognize-breeds.ts';

export const petsJobs = { 'recognize-breeds': every('hour', recognizeBreeds) };
