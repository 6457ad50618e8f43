import type { Module } from '#server/platform/module.ts';
import { mediaJobs } from './media.jobs.ts';
import { mediaLeaving } from './media.leaving.ts';
import { mediaRoutes } from './media.routes.ts';
import { mediaTables } from './media.tables.ts';

export type { Condition, PhotoViewer } from './photo-rules.ts';
export { findPhotoEvidence } from './find-photo-evidence.ts';
export { listMediaFiles } from './list-media-files.ts';
export { photoRule } from './photo-rules.ts';
export type { PhotoRule } from './photo-rules.ts';
export { photoUrl } from './photo-url.ts';
export { readPhoto } from './read-photo.ts';
export { filesOf } from './media.leaving.ts';
export { storeUpload } from './store-upload.ts';
export { claimPhotoUrls, claimProofUrl } from './claim-photos.ts';

export const media: Module = {
  name: 'media',
  tables: mediaTables,
  archive: 'photos',
  routes: mediaRoutes,
  jobs: mediaJobs,
  leaving: mediaLeaving,
};
