export { messagesJobs } from './messages.jobs.ts';
export { messagesRoutes } from './messages.routes.ts';
export { noteBooking } from './note-booking.ts';
