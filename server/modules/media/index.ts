export { mediaJobs } from './media.jobs.ts';
export { mediaRoutes } from './media.routes.ts';
export type { Condition, PhotoViewer } from './photo-rules.ts';
export { ownPhotoUrls, ownProofUrl } from './own-photos.ts';
