import { every } from '#server/platform/jobs/jobs.ts';
import { removeUnusedPhotos } from './remove-unused-photos.ts';

export const mediaJobs = {
  'remove-unused-photos': every('hour', removeUnusedPhotos),
};
