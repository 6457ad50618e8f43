import type { Module } from '#server/platform/module.ts';
import { mediaJobs } from './media.jobs.ts';
import { mediaData } from './media.personal-data.ts';
import { mediaRoutes } from './media.routes.ts';
import type { PhotoRules } from './photo-rules.ts';

export type { Condition, PhotoViewer } from './photo-rules.ts';
export { findPhotoEvidence } from './find-photo-evidence.ts';
export type { PhotoRules } from './photo-rules.ts';
export { photoUrl } from './photo-url.ts';
export { readPhoto } from './read-photo.ts';
export { filesOf } from './media.personal-data.ts';
export { claimPhotoUrls, claimProofUrl } from './claim-photos.ts';

/** `rules` come from the modules whose pages show photos. */
export const media = (rules: PhotoRules): Module => ({
  routes: mediaRoutes(rules),
  jobs: mediaJobs,
  personalData: mediaData,
});
