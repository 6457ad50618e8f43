export { shiftRoutes } from './modules/shifts/shifts.routes.ts';
