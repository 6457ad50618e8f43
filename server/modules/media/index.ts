import type { Module } from '#server/platform/module.ts';
import { mediaJobs } from './media.jobs.ts';
import { mediaData } from './media.personal-data.ts';
import { mediaRoutes } from './media.routes.ts';

export type { Condition, PhotoViewer } from './photo-rules.ts';
export { findPhotoEvidence } from './find-photo-evidence.ts';
export { listMediaFiles } from './list-media-files.ts';
export { photoRule } from './photo-rules.ts';
export type { PhotoRule } from './photo-rules.ts';
export { photoUrl } from './photo-url.ts';
export { readPhoto } from './read-photo.ts';
export { filesOf } from './media.personal-data.ts';
export { storeUpload } from './store-upload.ts';
export { claimPhotoUrls, claimProofUrl } from './claim-photos.ts';

export const media: Module = {
  routes: mediaRoutes,
  jobs: mediaJobs,
  personalData: mediaData,
};
