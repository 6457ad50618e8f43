export { messagesJobs } from './messages.jobs.ts';
export { messagesRoutes } from './messages.routes.ts';
export { postBookingMessage } from './post-booking-message.ts';
