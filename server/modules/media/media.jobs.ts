import { every, scheduled } from '#server/platform/jobs/jobs.ts';
import { removePhotoFiles, removeUnusedPhotos } from './remove-unused-photos.ts';

export const mediaJobs = {
  'remove-unused-photos': every('hour', removeUnusedPhotos),
  'remove-photo-files': scheduled(({ files }, { key }: { key: string }) => removePhotoFiles(files, key)),
};
