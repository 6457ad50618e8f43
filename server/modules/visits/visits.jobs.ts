import { every } from '#server/platform/jobs/jobs.ts';
import { remindOfDuePets } from './remind-of-due-pets.ts';

export const visitsJobs = { 'remind-of-due-pets': every('day', remindOfDuePets) };
