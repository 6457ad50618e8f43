export { mediaJobs } from './media.jobs.ts';
export { mediaRoutes } from './media.routes.ts';
export { ownPhotoUrls } from './own-photos.ts';
