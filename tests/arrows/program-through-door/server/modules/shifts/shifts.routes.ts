export const shiftRoutes = [];
