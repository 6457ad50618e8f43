export { mediaJobs } from './media.jobs.ts';
export { mediaRoutes } from './media.routes.ts';
export type { Condition, PhotoViewer } from './photo-rules.ts';
export { ownPhotoUrls } from './own-photos.ts';
