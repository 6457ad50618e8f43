import { every } from '#server/platform/jobs/jobs.ts';
import { remindOfExpiringCertifications } from './remind-of-expiring-certifications.ts';

export const certificationsJobs = {
  'remind-of-expiring-certifications': every('hour', remindOfExpiringCertifications),
};
