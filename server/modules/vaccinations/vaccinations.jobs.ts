import { every } from '#server/platform/jobs/jobs.ts';
import { remindOfExpiringVaccinations } from './remind-of-expiring-vaccinations.ts';

export const vaccinationsJobs = {
  'remind-of-expiring-vaccinations': every('hour', remindOfExpiringVaccinations),
};
